import { eq } from 'drizzle-orm'
import { recordPageChange } from '../../catalog/facet-index/entry'
import type { Database } from '../../db/database'
import { question, review } from '../../db/schema'
import { decideReview } from '../../feedback/reviews'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'

interface ErasedFeedback {
  customerId: number
  /** The author shown for remaining texts. */
  author: string
  /** Whether a text reveals its author. */
  tellsPerson: (text: string) => boolean
}

const textOf = (...texts: (Partial<Record<string, string>> | null)[]) =>
  texts.flatMap((text) => Object.values(text ?? {})).join('\n')

async function eraseReviews(tx: Database, { customerId, author, tellsPerson }: ErasedFeedback): Promise<string[]> {
  const changed: string[] = []
  for (const row of await tx.select().from(review).where(eq(review.customerId, customerId))) {
    if (row.state === 'approved' && !tellsPerson(textOf(row.title, row.content))) {
      await tx.update(review).set({ customerId: null, author }).where(eq(review.id, row.id))
      changed.push(row.productKey)
      continue
    }
    // Its stars are not counted any more.
    if (row.state === 'approved') await decideReview(tx, row.id, 'refused')
    await tx.delete(review).where(eq(review.id, row.id))
  }
  return changed
}

async function eraseQuestions(tx: Database, { customerId, author, tellsPerson }: ErasedFeedback): Promise<string[]> {
  const changed: string[] = []
  for (const row of await tx.select().from(question).where(eq(question.customerId, customerId))) {
    const isShown = row.answeredAt !== null && row.refusedAt === null
    if (isShown) changed.push(row.productKey)
    if (isShown && !tellsPerson(textOf(row.question, row.answer)))
      await tx.update(question).set({ customerId: null, author }).where(eq(question.id, row.id))
    else await tx.delete(question).where(eq(question.id, row.id))
  }
  return changed
}

/**
 * Approved reviews and answered questions stay without a name, because others rely on them, unless their text reveals
 * the author; all others are deleted. Pages and caches are updated.
 */
export async function eraseFeedback(tx: Database, erased: ErasedFeedback): Promise<void> {
  const changed = new Set([...(await eraseReviews(tx, erased)), ...(await eraseQuestions(tx, erased))])
  for (const key of changed) await recordPageChange(tx, key)
  if (changed.size > 0)
    await enqueueInvalidations(
      tx,
      [...changed].map((key) => `review:${key}` as const),
    )
}
