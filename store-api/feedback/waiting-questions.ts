import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { product, question } from '../db/schema'
import { writtenIn } from '../http/written-text'

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
