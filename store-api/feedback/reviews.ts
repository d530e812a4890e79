import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { QueryOf } from '../../contract/call'
import type { CALLS } from '../../contract/calls'
import type { NewReview, OwnReview, Review, ReviewSort, ReviewState } from '../../contract/entities/feedback'
import { CODES } from '../../contract/envelope'
import { refreshCatalogEntries } from '../catalog/facet-index/entry'
import { lockProduct, requireProduct } from '../catalog/set-stock'
import { readAuthor } from '../customers/customers'
import type { Database } from '../db/database'
import { order, orderLine, product, review } from '../db/schema'
import type { Shop } from '../http/context'
import { HttpError } from '../http/errors'
import type { WriteContext } from '../http/rate-limiter'
import { reviewLimits } from '../http/rate-limits'
import { offsetOf, toPage, localizedText } from '../http/reply'
import { enqueueInvalidations } from '../jobs/cache-invalidation'

const NEWEST = [desc(review.createdAt), desc(review.id)]

const ORDERS: Record<ReviewSort, typeof NEWEST> = {
  newest: NEWEST,
  best: [desc(review.rating), ...NEWEST],
  worst: [asc(review.rating), ...NEWEST],
}

const toReview = (row: typeof review.$inferSelect, language: Shop['language']): Review => ({
  id: row.id,
  rating: row.rating,
  title: localizedText(row.title, language),
  content: localizedText(row.content, language),
  author: row.author,
  size: localizedText(row.size, language),
  fit: row.fit ?? '',
  at: row.createdAt.toISOString(),
})

/** A page of a product's approved reviews. @throws HttpError 404 for an unknown product, and beyond the last page */
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

/** 4007: one review per customer and product. */
const alreadyReviewed = () => new HttpError(409, (texts) => texts.alreadyReviewed, { code: CODES.alreadyReviewed })

/** Stores a review for moderation. @throws HttpError 4007, 429 */
export async function addReview(
  { db, language, now, consume }: WriteContext,
  customerId: number,
  { key, rating, title, comment, fit }: NewReview & { key: string },
): Promise<null> {
  // Checked first: a second review consumes no rate-limit point.
  if ((await db.$count(review, isOwnReview(customerId, key))) > 0) throw alreadyReviewed()
  await consume(reviewLimits(customerId))
  const size = await purchasedSize(db, customerId, key)
  const inserted = await db
    .insert(review)
    .values({
      productKey: key,
      customerId,
      author: await readAuthor(db, customerId),
      rating,
      title: { [language]: title.trim() },
      content: { [language]: comment.trim() },
      size: size ? { [language]: size } : {},
      fit: fit || null,
      state: 'waiting',
      createdAt: new Date(now()),
    })
    .onConflictDoNothing({ target: [review.productKey, review.customerId] })
    .returning({ id: review.id })
  if (inserted.length === 0) throw alreadyReviewed()
  return null
}

/** The size of a product that a customer bought last, as the order named it; empty for none. */
async function purchasedSize(db: Database, customerId: number, key: string): Promise<string> {
  const [line] = await db
    .select({ size: orderLine.size })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.customerId, customerId), eq(order.payment, 'paid'), eq(orderLine.productKey, key)))
    .orderBy(desc(order.placedAt), desc(orderLine.id))
    .limit(1)
  return line?.size ?? ''
}

/** Condition for a customer's review of a product. */
const isOwnReview = (customerId: number, key: string) =>
  and(eq(review.customerId, customerId), eq(review.productKey, key))

/** A customer's review of a product with its moderation state, or null. */
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
    title: localizedText(row.title, language),
    content: localizedText(row.content, language),
    at: row.createdAt.toISOString(),
  }
}

/** Reviews shown to the operator at once. */
const MAX_PENDING_REVIEWS = 100

/** Reviews waiting for approval, oldest first. */
export async function listPendingReviews({ db, language }: Pick<Shop, 'db' | 'language'>) {
  const rows = await db
    .select({ review, name: product.name })
    .from(review)
    .innerJoin(product, eq(product.key, review.productKey))
    .where(eq(review.state, 'waiting'))
    .orderBy(asc(review.createdAt), asc(review.id))
    .limit(MAX_PENDING_REVIEWS)
  return rows.map(({ review: { id, author, rating, title, content, createdAt }, name }) => ({
    id,
    author,
    rating,
    createdAt,
    product: name[language],
    title: localizedText(title, language),
    content: localizedText(content, language),
  }))
}

/**
 * Approves or rejects a review, whatever its state, and updates the product's rating in the same transaction.
 * @returns false for an unknown review
 */
export async function moderateReview(
  db: Database,
  id: number,
  state: Exclude<ReviewState, 'waiting'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ key: review.productKey }).from(review).where(eq(review.id, id))
    // Locked before counting, so that concurrent decisions count each other's reviews.
    const row = found && (await lockProduct(tx, found.key))
    if (!row) return false
    await tx.update(review).set({ state }).where(eq(review.id, id))
    await recountReviews(tx, row)
    return true
  })
}

/** Recounts the approved reviews of a locked product, refreshes the facet index and enqueues invalidations. */
async function recountReviews(tx: Database, { key, id }: Pick<typeof product.$inferSelect, 'key' | 'id'>) {
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
  await refreshCatalogEntries(tx, [id])
  await enqueueInvalidations(tx, [`review:${key}`])
}

/** Number of reviews by stars, from one to five. */
export const countStars = (reviews: readonly { rating: number }[]): number[] =>
  [1, 2, 3, 4, 5].map((star) => reviews.filter(({ rating }) => rating === star).length)

/**
 * Average rating, to one decimal, and number of reviews. @param stars number of reviews by stars, from one to five
 */
export function ratingOf(stars: readonly number[]): { average: number; count: number } {
  const count = stars.reduce((sum, reviews) => sum + reviews, 0)
  const sum = stars.reduce((total, reviews, place) => total + reviews * (place + 1), 0)
  return { count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10 }
}
