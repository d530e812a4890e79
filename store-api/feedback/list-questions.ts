import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Question } from '../../contract/entities/question'
import type { Shop } from '../http/context'
import { question } from '../db/schema'
import { offsetOf, toPage, type Paging } from '../http/paging'
import { requireProduct } from '../catalog/require-product'
import { writtenIn } from '../http/written-text'

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
