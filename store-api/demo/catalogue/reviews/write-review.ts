import type { LocalText } from '../../../i18n/locale'
import { wholeBetween, type Random } from '../../../catalog/images/seeded-random'
import { eachLocale } from '../../../i18n/local-text'
import { deck } from './deck'
import { pickSome } from './pick'
import { titlesOf } from './titles'
import type { Voices } from './voices'

/** Title and text of a review. */
export interface Written {
  title: LocalText
  content: LocalText
}

/** Writes reviews of one product, no sentence again before all were used. */
export function reviewWriter(random: Random, { fit, praise, doubts, complaints }: Required<Voices>) {
  const topics = [...praise, ...(fit.length > 0 ? [fit] : [])].map((topic) => deck(random, topic))
  const [fitTopic] = topics.slice(praise.length)
  const doubt = deck(random, doubts)
  const complaint = deck(random, complaints)
  const titles = [1, 2, 3, 4, 5].map((stars) => deck(random, titlesOf(stars)))

  /** Sentences of so many topics. */
  const said = (count: number, from = topics) => pickSome(random, from, count).flatMap((topic) => topic())
  const withDoubt = (count: number) => [
    ...said(
      count,
      topics.filter((topic) => topic !== fitTopic),
    ),
    ...doubt(),
  ]

  const sentencesFor = (stars: number): LocalText[] => {
    if (stars === 5) return said(wholeBetween(random, 1, 3))
    if (stars === 4) return random() < 0.4 ? said(wholeBetween(random, 1, 2)) : withDoubt(wholeBetween(random, 1, 2))
    if (stars === 3) return withDoubt(1)
    return random() < 0.5 ? complaint() : [...complaint(), ...doubt()]
  }

  return (stars: number): Written => {
    const sentences = sentencesFor(stars)
    const [title] = titles[stars - 1]?.() ?? []
    if (!title) throw new Error(`there is no title for ${stars} stars`)
    return { title, content: eachLocale((locale) => sentences.map((sentence) => sentence[locale]).join(' ')) }
  }
}
