import { between, seededRandom, integerBetween, type Random } from '../../../catalog/images/seeded-random'
import type { CatalogueReview } from '../catalogue'
import type { Kit } from '../kit'
import { fill } from '../../../i18n/local-text'
import { FEATURED } from '../selection'
import type { Fit } from '../../../../contract/entities/feedback'
import { sizesOf } from '../sizes'
import { pick, reviewWriter, sentencesOf, randomAuthor } from './write-review'

/** Number of reviews: few or none for new products, many for featured ones. */
function countOf(random: Random, key: string, isNew: boolean): number {
  if (isNew) return random() < 0.6 ? 0 : integerBetween(random, 1, 6)
  return FEATURED.includes(key) ? integerBetween(random, 28, 40) : Math.round(2 + 24 * random() ** 2)
}

function starsOf(random: Random, fiveStarShare: number): number {
  const rest = (random() - fiveStarShare) / (1 - fiveStarShare)
  if (rest < 0) return 5
  if (rest < 0.6) return 4
  if (rest < 0.8) return 3
  return rest < 0.92 ? 2 : 1
}

/** Share of reviews that rate the fit. */
const FIT_RATED_SHARE = 0.75

/** Share of those with five stars that rate it as true to size. */
const TRUE_TO_SIZE_SHARE = 0.86

/** The purchased size and the rated fit of a review, for products with sizes and fit sentences. */
function sizeAndFitOf(random: Random, kit: Kit) {
  const sizes = sentencesOf(kit.kind).fit.length > 0 ? sizesOf(kit) : []
  return (rating: number, statedFit: Fit | null): Pick<CatalogueReview, 'size' | 'fit'> => {
    if (sizes.length === 0) return {}
    const [size, hasFit, isTrueToSize] = [
      pick(random, sizes).label,
      random() < FIT_RATED_SHARE,
      random() < TRUE_TO_SIZE_SHARE - (5 - rating) / 10,
    ]
    const wrongFit = random() < 0.6 ? 'small' : 'large'
    return { size, fit: statedFit ?? (hasFit ? (isTrueToSize ? 'true' : wrongFit) : null) }
  }
}

interface ReviewedProduct {
  kit: Kit
  key: string
  isNew: boolean
}

/** The reviews of a product; equal at every call. */
export function reviewsOf({ kit, key, isNew }: ReviewedProduct): CatalogueReview[] {
  const random = seededRandom(`reviews ${key}`)
  const count = countOf(random, key, isNew)
  const fiveStarShare = between(random, 0.42, 0.78)
  const write = reviewWriter(random, sentencesOf(kit.kind))
  const words = { team: kit.team.name }
  const sizeAndFit = sizeAndFitOf(seededRandom(`fit ${key}`), kit)
  return Array.from({ length: count }, () => {
    const rating = starsOf(random, fiveStarShare)
    const { title, content, fit } = write(rating)
    const written = { productKey: key, author: randomAuthor(random), rating, title, content: fill(content, words) }
    return { ...written, ...sizeAndFit(rating, fit), age: random() }
  })
}
