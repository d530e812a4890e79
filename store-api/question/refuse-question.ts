import { eq } from 'drizzle-orm'
import type { Shop } from '../context'
import { question } from '../db/schema'

/** Keeps a question out of the shop, also one that was answered. @returns whether there is such a question */
export async function refuseQuestion({ db, now }: Pick<Shop, 'db' | 'now'>, id: number): Promise<boolean> {
  const rows = await db
    .update(question)
    .set({ refusedAt: new Date(now()) })
    .where(eq(question.id, id))
    .returning({ id: question.id })
  return rows.length > 0
}
