import 'server-only'
import { CALLS } from '../../contract/calls'
import type { OwnReview, Question, Review } from '../../contract/entities/feedback'
import type { List } from '../../contract/rules'
import { FIRST_REVIEWS, type ReviewView } from '../catalog/product-feedback'
import { log } from '../telemetry/log'
import { fetchForCustomerOr404 } from './customer-read'
import { fetchCached, keepPageUncached } from './public-read'
import { getStoreSettings } from './settings'

/** A page of a product's approved reviews. @throws ApiError, 404 for a page beyond the last */
export const listReviews = (key: string, { sort, rating, page }: ReviewView): Promise<List<Review>> =>
  fetchCached(CALLS.listReviews, {
    tags: [`review:${key}`],
    params: { key },
    query: { sort, rating: rating || undefined, page },
  })

/** A page of the answered questions about a product, newest first. @throws ApiError */
export const listQuestions = (key: string, page: number): Promise<List<Question>> =>
  fetchCached(CALLS.listQuestions, { tags: [`review:${key}`], params: { key }, query: { page } })

/** Reviews and questions of a product; null for a kind that the shop has switched off. */
interface Feedback {
  reviews: List<Review> | null
  questions: List<Question> | null
}

/**
 * The reviews and questions of the product page: null if they cannot be read, which is only logged. The product page
 * works without them.
 */
export async function findFeedback(key: string): Promise<Feedback | null> {
  const { disabled } = await getStoreSettings()
  try {
    const [reviews, questions] = await Promise.all([
      disabled.includes('reviews') ? null : listReviews(key, FIRST_REVIEWS),
      disabled.includes('questions') ? null : listQuestions(key, 1),
    ])
    return { reviews, questions }
  } catch (error) {
    log().error({ err: error }, 'reviews and questions could not be fetched')
    await keepPageUncached()
    return null
  }
}

/** The logged-in customer's review of a product; null if there is none. */
export const getOwnReview = (key: string): Promise<OwnReview> =>
  fetchForCustomerOr404(CALLS.getOwnReview, { params: { key } })
