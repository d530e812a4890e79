import { readAuthor } from '../customers/author-name'
import type { Desk } from '../http/desk'
import { productQuestionLimits } from '../http/attempt-limits'
import { question } from '../db/schema'

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
