import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { attempt } from '../db/schema'
import type { Attempt } from './take-attempt'

/** Takes tries back that turned out not to be what is counted, unless their window is over. */
export async function giveBack(db: Database, tries: Attempt[]): Promise<void> {
  const giveOne = ({ key, expiresAt }: Attempt) =>
    db
      .update(attempt)
      .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
      .where(and(eq(attempt.key, key), eq(attempt.expiresAt, expiresAt)))
  // One row a statement: whoever held two would wait in a circle with who counts them in another order.
  await Promise.all(tries.map(giveOne))
}

/** Forgets every try of a kind. */
export const forgetAttempts = (db: Database, keys: string[]) => db.delete(attempt).where(inArray(attempt.key, keys))
