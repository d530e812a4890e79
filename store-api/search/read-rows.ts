import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database'

/** The rows of a statement that drizzle cannot express, in the same form for both drivers. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement)
  return (result as { rows: Row[] }).rows
}
