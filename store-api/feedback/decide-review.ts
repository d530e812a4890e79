import { eq } from 'drizzle-orm'
import type { ReviewState } from '../../contract/entities/review'
import type { Database } from '../db/database'
import { review } from '../db/schema'
import { lockProduct } from '../catalog/lock-product'
import { recountReviews } from './recount-reviews'

/**
 * Approves or refuses a review, whatever it was before; the product's rating follows in the same transaction.
 * @returns whether there is such a review
 */
export async function decideReview(db: Database, id: number, state: Exclude<ReviewState, 'waiting'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ key: review.productKey }).from(review).where(eq(review.id, id))
    // Locked before anything is counted: of two decisions at once the second counts the first one's review too.
    const row = found && (await lockProduct(tx, found.key))
    if (!row) return false
    await tx.update(review).set({ state }).where(eq(review.id, id))
    await recountReviews(tx, row)
    return true
  })
}
