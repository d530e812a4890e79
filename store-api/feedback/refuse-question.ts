import { eq } from 'drizzle-orm'
import { noteChanges } from '../jobs/note-changes'
import type { Shop } from '../http/context'
import { question } from '../db/schema'
import { notePageChanged } from '../catalog/facet-index/refresh-listing'

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
