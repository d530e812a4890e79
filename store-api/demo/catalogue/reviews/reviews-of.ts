import { between, seededRandom, wholeBetween, type Random } from '../../../catalog/images/seeded-random'
import type { CatalogueReview } from '../catalogue'
import type { Kit } from '../kit'
import { fill } from '../../../i18n/local-text'
import { FEATURED } from '../selection'
import { reviewWriter, sentencesOf, someAuthor } from './write-review'

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
  return Array.from({ length: count }, () => {
    const rating = starsOf(random, love)
    const { title, content } = write(rating)
    return { productKey: key, author: someAuthor(random), rating, title, content: fill(content, words), age: random() }
  })
}
