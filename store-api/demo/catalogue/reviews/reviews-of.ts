import { between, seededRandom, wholeBetween, type Random } from '../../../catalog/images/seeded-random'
import type { CatalogueReview } from '../catalogue'
import type { Kit } from '../kit'
import { fill } from '../../../i18n/local-text'
import { FEATURED } from '../selection'
import type { Fit } from '../../../../contract/entities/feedback'
import { sizesOf } from '../sizes'
import { pick, reviewWriter, sentencesOf, someAuthor } from './write-review'

/** What is new has few reviews or none, what is featured many. */
function countOf(random: Random, key: string, isNew: boolean): number {
  if (isNew) return random() < 0.6 ? 0 : wholeBetween(random, 1, 6)
  return FEATURED.includes(key) ? wholeBetween(random, 28, 40) : Math.round(2 + 24 * random() ** 2)
}

/** @param love share of five stars */
function starsOf(random: Random, love: number): number {
  const rest = (random() - love) / (1 - love)
  if (rest < 0) return 5
  if (rest < 0.6) return 4
  if (rest < 0.8) return 3
  return rest < 0.92 ? 2 : 1
}

/** Share of reviews that say how the thing fits, and of those happy with it that call it true to size. */
const SAYS_FIT = 0.75
const IS_TRUE = 0.86

/** The size that was bought of something worn, and how it fits: few say so, and most of those who like it are content. */
function wornBy(random: Random, kit: Kit) {
  const sizes = sentencesOf(kit.kind).fit.length > 0 ? sizesOf(kit) : []
  return (rating: number, said: Fit | null): Pick<CatalogueReview, 'size' | 'fit'> => {
    if (sizes.length === 0) return {}
    const [size, saysFit, isTrue] = [
      pick(random, sizes).label,
      random() < SAYS_FIT,
      random() < IS_TRUE - (5 - rating) / 10,
    ]
    const off = random() < 0.6 ? 'small' : 'large'
    return { size, fit: said ?? (saysFit ? (isTrue ? 'true' : off) : null) }
  }
}

interface Reviewed {
  kit: Kit
  key: string
  isNew: boolean
}

/** What was written about a product, the same at every call. */
export function reviewsOf({ kit, key, isNew }: Reviewed): CatalogueReview[] {
  const random = seededRandom(`reviews ${key}`)
  const count = countOf(random, key, isNew)
  const love = between(random, 0.42, 0.78)
  const write = reviewWriter(random, sentencesOf(kit.kind))
  const words = { team: kit.team.name }
  const factsOf = wornBy(seededRandom(`fit ${key}`), kit)
  return Array.from({ length: count }, () => {
    const rating = starsOf(random, love)
    const { title, content, fit } = write(rating)
    const written = { productKey: key, author: someAuthor(random), rating, title, content: fill(content, words) }
    return { ...written, ...factsOf(rating, fit), age: random() }
  })
}
