import type { Database } from '../../db/database'

/** A query for a batch of an export. */
export interface ExportQuery {
  db: Database
  /** Cursor: the last row of the previous batch; null for the first batch. */
  after: string | null
  /** Start (inclusive) and end (exclusive) of the range; null for no bound. */
  from: Date | null
  until: Date | null
  /** Maximum number of table rows; one of them may be several lines of the file. */
  limit: number
}

/** A part of an export, in the order of the table. */
export interface ExportBatch {
  /** Cells in the order of the headings, not escaped yet. */
  rows: string[][]
  /** Number of orders, customers or subscribers in it. */
  count: number
  /** Cursor of the next batch; null after the last batch. */
  after: string | null
}

/** A kind of export: its headings and its reader. */
export interface ExportedTable {
  headings: readonly string[]
  readBatch: (query: ExportQuery) => Promise<ExportBatch>
}

/** A time in the export's format; empty for none. */
export const timeCell = (at: Date | null | undefined): string => at?.toISOString() ?? ''

export const booleanCell = (value: boolean): string => (value ? 'yes' : 'no')

/** The cells of a row in the order of the headings; empty for missing ones. */
export const cellsOf = <Heading extends string>(
  headings: readonly Heading[],
  row: Partial<Record<Heading, string>>,
): string[] => headings.map((heading) => row[heading] ?? '')

/** The cursor of the next batch; null after the last one. @param key of the last row of this batch */
export const nextCursor = (key: string | undefined, count: number, limit: number): string | null =>
  key !== undefined && count === limit ? key : null
