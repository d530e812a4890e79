import { countStars, ratingOf } from '../../feedback/reviews'
import type { CatalogueProduct, CatalogueVoices } from './catalogue'
import type { Kit } from './kit'
import { questionsOf } from './questions/questions-of'
import { reviewsOf } from './reviews/reviews-of'
import { WAITING_QUESTIONS, WAITING_REVIEWS } from './reviews/waiting'

/** A kit, and the product that is made of it. */
interface Shelved {
  kit: Kit
  product: CatalogueProduct
}

/** What customers wrote about the products of the demo shop. */
export function voicesOf(shelf: readonly Shelved[]): CatalogueVoices {
  return {
    reviews: shelf.flatMap(({ kit, product: { key, isNew } }) => reviewsOf({ kit, key, isNew })),
    questions: [...shelf.flatMap(({ kit, product: { key } }) => questionsOf({ kit, key })), ...WAITING_QUESTIONS],
    waiting: WAITING_REVIEWS,
  }
}

/** Products with the rating their reviews gave them. */
export function rated(products: readonly CatalogueProduct[], { reviews }: CatalogueVoices): CatalogueProduct[] {
  return products.map((product) => {
    const own = reviews.filter(({ productKey }) => productKey === product.key)
    return { ...product, rating: ratingOf(countStars(own)) }
  })
}
