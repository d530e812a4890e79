import type { Database } from '../../db/database'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A part of seeding that runs once per database. */
export interface Step {
  /** Its recorded name; must never change. */
  name: string
  /** Rows it writes, for the progress. */
  rows: number
  run: (tx: Database, onRows: OnRows) => Promise<void>
}

/** Rows written by one statement. */
const BATCH = 200

/** Called with the number of rows just written. */
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

/** The number of rows to write. */
export const countRows = (tables: [PgTable, object[]][]): number =>
  tables.reduce((sum, [, rows]) => sum + rows.length, 0)
