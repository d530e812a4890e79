import { eq } from 'drizzle-orm'
import { recordPageChange } from '../../catalog/facet-index/entry'
import type { Database } from '../../db/database'
import { question, review } from '../../db/schema'
import { moderateReview } from '../../feedback/reviews'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'

interface FeedbackErasure {
  customerId: number
  /** The author shown for remaining texts. */
  author: string
  /** Whether a text reveals its author. */
  identifiesPerson: (text: string) => boolean
}

const textOf = (...texts: (Partial<Record<string, string>> | null)[]) =>
  texts.flatMap((text) => Object.values(text ?? {})).join('\n')

async function eraseReviews(
  tx: Database,
  { customerId, author, identifiesPerson }: FeedbackErasure,
): Promise<string[]> {
  const changed: string[] = []
  for (const row of await tx.select().from(review).where(eq(review.customerId, customerId))) {
    if (row.state === 'approved' && !identifiesPerson(textOf(row.title, row.content))) {
      await tx.update(review).set({ customerId: null, author }).where(eq(review.id, row.id))
      changed.push(row.productKey)
      continue
    }
    // Its stars are not counted any more.
    if (row.state === 'approved') await moderateReview(tx, row.id, 'refused')
    await tx.delete(review).where(eq(review.id, row.id))
  }
  return changed
}

async function eraseQuestions(
  tx: Database,
  { customerId, author, identifiesPerson }: FeedbackErasure,
): Promise<string[]> {
  const changed: string[] = []
  for (const row of await tx.select().from(question).where(eq(question.customerId, customerId))) {
    const isPublished = row.answeredAt !== null && row.refusedAt === null
    if (isPublished) changed.push(row.productKey)
    if (isPublished && !identifiesPerson(textOf(row.question, row.answer)))
      await tx.update(question).set({ customerId: null, author }).where(eq(question.id, row.id))
    else await tx.delete(question).where(eq(question.id, row.id))
  }
  return changed
}

/**
 * Approved reviews and answered questions stay without a name, because others rely on them, unless their text reveals
 * the author; all others are deleted. Pages and caches are updated.
 */
export async function eraseFeedback(tx: Database, erasure: FeedbackErasure): Promise<void> {
  const changed = new Set([...(await eraseReviews(tx, erasure)), ...(await eraseQuestions(tx, erasure))])
  for (const key of changed) await recordPageChange(tx, key)
  if (changed.size > 0)
    await enqueueInvalidations(
      tx,
      [...changed].map((key) => `review:${key}` as const),
    )
}
