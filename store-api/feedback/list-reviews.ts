import { and, asc, desc, eq } from 'drizzle-orm'
import type { QueryOf } from '../../contract/call'
import type { CALLS } from '../../contract/calls'
import type { Review, ReviewSort } from '../../contract/entities/review'
import type { Shop } from '../http/context'
import { review } from '../db/schema'
import { offsetOf, toPage } from '../http/paging'
import { requireProduct } from '../catalog/require-product'
import { writtenIn } from '../http/written-text'

const NEWEST = [desc(review.createdAt), desc(review.id)]

const ORDERS: Record<ReviewSort, typeof NEWEST> = {
  newest: NEWEST,
  best: [desc(review.rating), ...NEWEST],
  worst: [asc(review.rating), ...NEWEST],
}

const toReview = (row: typeof review.$inferSelect, language: Shop['language']): Review => ({
  id: row.id,
  rating: row.rating,
  title: writtenIn(row.title, language),
  content: writtenIn(row.content, language),
  author: row.author,
  at: row.createdAt.toISOString(),
})

/** A page of the approved reviews of a product. @throws Failure 404 for an unknown product, and beyond the last page */
export async function listReviews(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  key: string | undefined,
  { sort = 'newest', rating, ...paging }: QueryOf<typeof CALLS.listReviews>,
) {
  const isShown = and(
    eq(review.productKey, await requireProduct(db, key)),
    eq(review.state, 'approved'),
    rating === undefined ? undefined : eq(review.rating, Number(rating)),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(review)
      .where(isShown)
      .orderBy(...ORDERS[sort])
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db.$count(review, isShown),
  ])
  return toPage(
    rows.map((row) => toReview(row, language)),
    total,
    paging,
  )
}
