import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'

/** Rows written by one statement. */
const BATCH = 200

/** Hears of rows that were just written. */
export type OnRows = (count: number) => void

/** Writes rows into their tables, in the order given. */
export async function writeRows(tx: Database, tables: [PgTable, object[]][], onRows: OnRows): Promise<void> {
  for (const [table, rows] of tables) {
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH)
      await tx.insert(table).values(batch)
      onRows(batch.length)
    }
  }
}

/** How many rows there are to write. */
export const countRows = (tables: [PgTable, object[]][]): number =>
  tables.reduce((sum, [, rows]) => sum + rows.length, 0)
