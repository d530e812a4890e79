import { and, eq } from 'drizzle-orm'
import type { OwnReview } from '../../contract/entities/review'
import type { Shop } from '../http/context'
import { review } from '../db/schema'
import { writtenIn } from '../http/written-text'

/** What a customer wrote about a product. */
export const isOwnReview = (customerId: number, key: string) =>
  and(eq(review.customerId, customerId), eq(review.productKey, key))

/** What a customer wrote about a product, and what became of it; null when nothing. */
export async function readOwnReview(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  customerId: number,
  key: string,
): Promise<OwnReview> {
  const [row] = await db.select().from(review).where(isOwnReview(customerId, key))
  if (!row) return null
  return {
    state: row.state,
    rating: row.rating,
    title: writtenIn(row.title, language),
    content: writtenIn(row.content, language),
    at: row.createdAt.toISOString(),
  }
}
