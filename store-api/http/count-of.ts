import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { attempt } from '../db/schema'

/** How often something was counted in the window that is open. @param now milliseconds since the epoch */
export async function countOf(db: Database, key: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: attempt.count })
    .from(attempt)
    .where(and(eq(attempt.key, key), gt(attempt.expiresAt, new Date(now))))
  return row?.count ?? 0
}
