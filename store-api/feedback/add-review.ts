import { CODES } from '../../contract/envelope'
import type { NewReview } from '../../contract/entities/review'
import { readAuthor } from '../customers/author-name'
import type { Desk } from '../http/desk'
import { reviewLimits } from '../http/attempt-limits'
import { review } from '../db/schema'
import { Failure } from '../http/failure'
import { isOwnReview } from './own-review'

/** 4007: one review per customer and product. */
const alreadyReviewed = () => new Failure(409, (texts) => texts.alreadyReviewed, { code: CODES.alreadyReviewed })

/** Keeps a review until somebody approves it. @throws Failure 4007, and 429 when often */
export async function addReview(
  { db, language, now, take }: Desk,
  customerId: number,
  { key, rating, title, comment }: NewReview & { key: string },
): Promise<null> {
  // Who has written one is told so and loses no try.
  if ((await db.$count(review, isOwnReview(customerId, key))) > 0) throw alreadyReviewed()
  await take(reviewLimits(customerId))
  const inserted = await db
    .insert(review)
    .values({
      productKey: key,
      customerId,
      author: await readAuthor(db, customerId),
      rating,
      title: { [language]: title.trim() },
      content: { [language]: comment.trim() },
      state: 'waiting',
      createdAt: new Date(now()),
    })
    .onConflictDoNothing({ target: [review.productKey, review.customerId] })
    .returning({ id: review.id })
  if (inserted.length === 0) throw alreadyReviewed()
  return null
}
