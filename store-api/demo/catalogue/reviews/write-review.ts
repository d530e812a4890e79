import type { Fit } from '../../../../contract/entities/feedback'
import type { LocalText } from '../../../i18n/locale'
import { type Random, integerBetween } from '../../../catalog/images/seeded-random'
import { eachLocale } from '../../../i18n/local-text'
import { CLOTH_PHRASES, PRINT_PHRASES, SERVICE_PHRASES, titlesOf, type ReviewPhrases } from './any-product'
import type { KitKind } from '../kit'
import {
  BALL_PHRASES,
  GOALKEEPER_PHRASES,
  SCARF_PHRASES,
  SHORTS_PHRASES,
  SOCKS_PHRASES,
  TRAINING_PHRASES,
} from './other-products'
import { KIDS_PHRASES, RETRO_PHRASES, SHIRT_PHRASES, SMALL_FIT } from './shirts'

/** Title and text of a review, and the fit if the text states it. */
export interface ReviewText {
  title: LocalText
  content: LocalText
  fit: Fit | null
}

/** Writes reviews of one product. Sentences repeat only after all have been used. */
export function reviewWriter(random: Random, { fit: fits, praise, doubts, complaints }: Required<ReviewPhrases>) {
  const topics = [...praise, ...(fits.length > 0 ? [fits] : [])].map((topic) => deck(random, topic))
  const [fitTopic] = topics.slice(praise.length)
  const doubt = deck(random, doubts)
  const complaint = deck(random, complaints)
  const titles = [1, 2, 3, 4, 5].map((stars) => deck(random, titlesOf(stars)))

  /** Sentences about a number of topics, one each. */
  const praiseOf = (count: number, from = topics) => sampleOf(random, from, count).flatMap((topic) => topic())
  const withDoubt = (count: number) => [
    ...praiseOf(
      count,
      topics.filter((topic) => topic !== fitTopic),
    ),
    ...doubt(),
  ]

  const sentencesFor = (stars: number): LocalText[] => {
    if (stars === 5) return praiseOf(integerBetween(random, 1, 3))
    if (stars === 4)
      return random() < 0.4 ? praiseOf(integerBetween(random, 1, 2)) : withDoubt(integerBetween(random, 1, 2))
    if (stars === 3) return withDoubt(1)
    return random() < 0.5 ? complaint() : [...complaint(), ...doubt()]
  }

  return (stars: number): ReviewText => {
    const sentences = sentencesFor(stars)
    const [title] = titles[stars - 1]?.() ?? []
    if (!title) throw new Error(`no title for ${stars} stars`)
    const content = paragraphsOf(sentences, stars)
    const fit = content.some((sentence) => SMALL_FIT.includes(sentence)) ? 'small' : null
    return {
      title,
      content: eachLocale((locale) => content.map((sentence) => sentence[locale]).join('\n\n')),
      fit: fit ?? (content.some((sentence) => fits.includes(sentence)) ? 'true' : null),
    }
  }
}

/** Praise of the shop, not of the product. */
const SERVICE_PRAISE = SERVICE_PHRASES.praise.flat()

/**
 * Reduces the sentences to one about the product and one about the shop, as separate paragraphs: two about the same
 * subject could contradict or repeat each other. With three stars, the product's is the doubt.
 */
function paragraphsOf(sentences: readonly LocalText[], stars: number): LocalText[] {
  const productSentences = sentences.filter((sentence) => !SERVICE_PRAISE.includes(sentence))
  const serviceSentences = sentences.filter((sentence) => SERVICE_PRAISE.includes(sentence))
  const [first] = productSentences
  return [...[stars === 3 ? productSentences.at(-1) : first], serviceSentences[0]].filter(
    (sentence) => sentence !== undefined,
  )
}

const MATCH = [SHIRT_PHRASES, CLOTH_PHRASES, PRINT_PHRASES]
const KIDS = [KIDS_PHRASES, PRINT_PHRASES]
const RETRO = [SHIRT_PHRASES, RETRO_PHRASES]
const TRAINING = [SHIRT_PHRASES, CLOTH_PHRASES, TRAINING_PHRASES]

const PHRASES_BY_KIND: Record<KitKind, readonly ReviewPhrases[]> = {
  home: MATCH,
  away: MATCH,
  third: MATCH,
  goalkeeper: [SHIRT_PHRASES, CLOTH_PHRASES, GOALKEEPER_PHRASES],
  retro: RETRO,
  retroAway: RETRO,
  kidsHome: KIDS,
  kidsAway: KIDS,
  training: TRAINING,
  warmUp: TRAINING,
  shorts: [SHORTS_PHRASES],
  socks: [SOCKS_PHRASES],
  scarf: [SCARF_PHRASES],
  ball: [BALL_PHRASES],
}

/** All sentences for a kind of kit. */
export function sentencesOf(kind: KitKind): Required<ReviewPhrases> {
  const all = [...PHRASES_BY_KIND[kind], SERVICE_PHRASES]
  return {
    fit: all.flatMap(({ fit = [] }) => fit),
    praise: all.flatMap(({ praise }) => praise),
    doubts: all.flatMap(({ doubts }) => doubts),
    complaints: all.flatMap(({ complaints }) => complaints),
  }
}

/** A random item. @throws Error for an empty list */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('cannot pick from an empty list')
  return item
}

/** Random items in random order, each at most once. */
export function sampleOf<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const remaining = [...items]
  const picked: Item[] = []
  while (picked.length < count && remaining.length > 0) {
    const [item] = remaining.splice(Math.floor(random() * remaining.length), 1)
    if (item !== undefined) picked.push(item)
  }
  return picked
}

/** Returns cards in random order; each repeats only after all have been returned. */
function deck<Card>(random: Random, cards: readonly Card[]): () => Card[] {
  let remaining: Card[] = []
  return () => {
    if (remaining.length === 0) remaining = sampleOf(random, cards, cards.length)
    return remaining.splice(0, 1)
  }
}

const FIRST_NAMES =
  'Ada Aidan Aina Alba Alice Amara Amir Ana Anders Anja Antonia Arne Aylin Bea Ben Bruno Carla Carmen Caro Cem Chiara Chloe Clara Connor Curro Dani Daria David Deniz Diego Dora Eamon Elena Eli Elif Emil Emma Enzo Erik Esther Eva Fatima Felix Finn Frida Gael Gemma Greta Grace Hana Hannes Harriet Hugo Ian Ida Ines Ingrid Iris Isa Ivo Jakob James Jana Javi Jo Jonas Julia Kai Kamil Karim Katja Kemal Lara Lea Leo Liam Lina Lola Lotte Luca Lucía Luis Maeve Malik Manu Marco Mar Marta Mats Mia Mila Mina Moritz Nadia Nils Nina Noah Nora Nuria Oisín Oliver Olga Omar Oscar Pablo Paco Paula Pia Priya Quim Rafa Rita Robin Rosa Ruth Sami Samira Sara Selma Silke Sofía Sven Tara Theo Tim Tomás Toni Uwe Vera Viktor Wanda Will Xavi Yara Yusuf Zoe'.split(
    ' ',
  )

const INITIALS = [...'ABCDEFGHIJKLMNOPRSTVWZ']

/** A random name: `Mara V.` */
export const randomAuthor = (random: Random): string => `${pick(random, FIRST_NAMES)} ${pick(random, INITIALS)}.`
