import { and, count, eq } from 'drizzle-orm'
import { noteChanges } from '../jobs/note-changes'
import type { Database } from '../db/database'
import { product, review } from '../db/schema'
import { refreshListing } from '../catalog/facet-index/refresh-listing'
import { ratingOf } from './rating'

/** Counts the approved reviews of a product that the transaction has locked, and tells listings and storefronts. */
export async function recountReviews(tx: Database, { key, id }: Pick<typeof product.$inferSelect, 'key' | 'id'>) {
  const rows = await tx
    .select({ rating: review.rating, reviews: count() })
    .from(review)
    .where(and(eq(review.productKey, key), eq(review.state, 'approved')))
    .groupBy(review.rating)
  const stars = [1, 2, 3, 4, 5].map((star) => rows.find(({ rating }) => rating === star)?.reviews ?? 0)
  await tx
    .update(product)
    .set({ stars, rating: ratingOf(stars) })
    .where(eq(product.key, key))
  await refreshListing(tx, [id])
  await noteChanges(tx, [`review:${key}`])
}
