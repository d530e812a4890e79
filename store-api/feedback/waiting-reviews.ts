import { asc, eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { product, review } from '../db/schema'
import { writtenIn } from '../http/written-text'

/** Reviews shown to the operator at once. */
const MOST = 100

/** What waits for approval, the oldest first. */
export async function waitingReviews({ db, language }: Pick<Shop, 'db' | 'language'>) {
  const rows = await db
    .select({ review, name: product.name })
    .from(review)
    .innerJoin(product, eq(product.key, review.productKey))
    .where(eq(review.state, 'waiting'))
    .orderBy(asc(review.createdAt), asc(review.id))
    .limit(MOST)
  return rows.map(({ review: { id, author, rating, title, content, createdAt }, name }) => ({
    id,
    author,
    rating,
    createdAt,
    product: name[language],
    title: writtenIn(title, language),
    content: writtenIn(content, language),
  }))
}
