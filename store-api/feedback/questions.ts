import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Question } from '../../contract/entities/question'
import type { Shop } from '../http/context'
import { product, question } from '../db/schema'
import { offsetOf, type Paging, toPage } from '../http/paging'
import { requireProduct } from '../catalog/require-product'
import { writtenIn } from '../http/written-text'
import { readAuthor } from '../customers/customers'
import type { Desk } from '../http/desk'
import { productQuestionLimits } from '../http/attempt-limits'
import { noteChanges } from '../jobs/cache-invalidation'
import { notePageChanged } from '../catalog/facet-index/refresh-listing'

/** A page of the answered questions about a product, the last answered first. @throws Failure 404 as for reviews */
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
            question: writtenIn(row.question, language),
            answer: writtenIn(row.answer, language),
            author: row.author,
            askedAt: row.askedAt.toISOString(),
            answeredAt: row.answeredAt.toISOString(),
          },
        ]
      : [],
  )
  return toPage(list, total, paging)
}

/** Keeps a question until the shop answers it. @throws Failure 429 when often */
export async function addQuestion(
  { db, language, now, take }: Desk,
  customerId: number,
  asked: { key: string; question: string },
): Promise<null> {
  await take(productQuestionLimits(customerId))
  await db.insert(question).values({
    productKey: asked.key,
    customerId,
    author: await readAuthor(db, customerId),
    question: { [language]: asked.question.trim() },
    askedAt: new Date(now()),
  })
  return null
}

/** Questions shown to the operator at once. */
const MOST = 100

/** What waits for an answer, the oldest first. */
export async function waitingQuestions({ db, language }: Pick<Shop, 'db' | 'language'>) {
  const rows = await db
    .select({ question, name: product.name })
    .from(question)
    .innerJoin(product, eq(product.key, question.productKey))
    .where(and(isNull(question.answeredAt), isNull(question.refusedAt)))
    .orderBy(asc(question.askedAt), asc(question.id))
    .limit(MOST)
  return rows.map(({ question: { id, author, question: asked, askedAt }, name }) => ({
    id,
    author,
    askedAt,
    product: name[language],
    question: writtenIn(asked, language),
  }))
}

/** Answers a question in the shop's language, also one that was refused, or changes the answer. @returns whether there is such a question */
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
    await notePageChanged(tx, found.key)
    await noteChanges(tx, [`review:${found.key}`])
    return true
  })
}

/** Keeps a question out of the shop, also one that was answered. @returns whether there is such a question */
export async function refuseQuestion({ db, now }: Pick<Shop, 'db' | 'now'>, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .update(question)
      .set({ refusedAt: new Date(now()) })
      .where(eq(question.id, id))
      .returning({ key: question.productKey, answeredAt: question.answeredAt })
    if (!found) return false
    // What was never answered was on no page.
    if (found.answeredAt) await notePageChanged(tx, found.key)
    await noteChanges(tx, [`review:${found.key}`])
    return true
  })
}
