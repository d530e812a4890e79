import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Question } from '../../contract/entities/feedback'
import { recordPageChange } from '../catalog/facet-index/entry'
import { requireProduct } from '../catalog/set-stock'
import { readAuthor } from '../customers/customers'
import { product, question } from '../db/schema'
import type { Shop } from '../http/context'
import type { WriteContext } from '../http/rate-limiter'
import { productQuestionLimits } from '../http/rate-limits'
import { offsetOf, type Paging, toPage, localizedText } from '../http/reply'
import { enqueueInvalidations } from '../jobs/cache-invalidation'

/** A page of a product's answered questions, last answered first. @throws HttpError 404 for an unknown product, and beyond the last page */
export async function listQuestions(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  key: string | undefined,
  paging: Paging,
) {
  const isAnswered = and(
    eq(question.productKey, await requireProduct(db, key)),
    isNotNull(question.answeredAt),
    isNull(question.refusedAt),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(question)
      .where(isAnswered)
      .orderBy(desc(question.answeredAt), desc(question.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db.$count(question, isAnswered),
  ])
  const list = rows.flatMap((row): Question[] =>
    row.answer && row.answeredAt
      ? [
          {
            id: row.id,
            question: localizedText(row.question, language),
            answer: localizedText(row.answer, language),
            author: row.author,
            askedAt: row.askedAt.toISOString(),
            answeredAt: row.answeredAt.toISOString(),
          },
        ]
      : [],
  )
  return toPage(list, total, paging)
}

/** Stores a question for the shop to answer. @throws HttpError 429 */
export async function addQuestion(
  { db, language, now, consume }: WriteContext,
  customerId: number,
  input: { key: string; question: string },
): Promise<null> {
  await consume(productQuestionLimits(customerId))
  await db.insert(question).values({
    productKey: input.key,
    customerId,
    author: await readAuthor(db, customerId),
    question: { [language]: input.question.trim() },
    askedAt: new Date(now()),
  })
  return null
}

/** Questions shown to the operator at once. */
const MAX_UNANSWERED_QUESTIONS = 100

/** Unanswered questions, oldest first. */
export async function listUnansweredQuestions({ db, language }: Pick<Shop, 'db' | 'language'>) {
  const rows = await db
    .select({ question, name: product.name })
    .from(question)
    .innerJoin(product, eq(product.key, question.productKey))
    .where(and(isNull(question.answeredAt), isNull(question.refusedAt)))
    .orderBy(asc(question.askedAt), asc(question.id))
    .limit(MAX_UNANSWERED_QUESTIONS)
  return rows.map(({ question: { id, author, question: text, askedAt }, name }) => ({
    id,
    author,
    askedAt,
    product: name[language],
    question: localizedText(text, language),
  }))
}

/** Answers a question in the shop's language, or changes the answer; also for a rejected one. @returns false for an unknown question */
export async function answerQuestion(
  { db, language, now }: Pick<Shop, 'db' | 'language' | 'now'>,
  id: number,
  answer: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .update(question)
      .set({ answer: { [language]: answer.trim() }, answeredAt: new Date(now()), refusedAt: null })
      .where(eq(question.id, id))
      .returning({ key: question.productKey })
    if (!found) return false
    await recordPageChange(tx, found.key)
    await enqueueInvalidations(tx, [`review:${found.key}`])
    return true
  })
}

/** Rejects a question, also an answered one. @returns false for an unknown question */
export async function rejectQuestion({ db, now }: Pick<Shop, 'db' | 'now'>, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .update(question)
      .set({ refusedAt: new Date(now()) })
      .where(eq(question.id, id))
      .returning({ key: question.productKey, answeredAt: question.answeredAt })
    if (!found) return false
    // Unanswered questions are on no page, so no cache is affected.
    if (found.answeredAt) await recordPageChange(tx, found.key)
    await enqueueInvalidations(tx, [`review:${found.key}`])
    return true
  })
}
