import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Whether the database answers just now. */
export async function doesAnswer(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
