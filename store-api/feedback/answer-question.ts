import { eq } from 'drizzle-orm'
import { noteChanges } from '../jobs/note-changes'
import type { Shop } from '../http/context'
import { question } from '../db/schema'
import { notePageChanged } from '../catalog/facet-index/refresh-listing'

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
