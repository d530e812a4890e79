import type { Database } from '../../db/database'

/** A query for a batch of an export. */
export interface ExportQuery {
  db: Database
  /** Behind this row, which is the last of the batch before; null for the first batch. */
  after: string | null
  /** From when, and until before when; null for any time. */
  from: Date | null
  until: Date | null
  /** Maximum number of table rows; one of them may be several lines of the file. */
  limit: number
}

/** A part of an export, in the order of the table. */
export interface ExportBatch {
  /** Cells below the headings, not escaped yet. */
  rows: string[][]
  /** Number of orders, customers or subscribers in it. */
  count: number
  /** The last of them, for the next batch; null where this one is the last. */
  after: string | null
}

/** A kind of export: its headings and its reader. */
export interface ExportedTable {
  headings: readonly string[]
  readBatch: (query: ExportQuery) => Promise<ExportBatch>
}

/** A time in the export's format; empty for none. */
export const timeCell = (at: Date | null | undefined): string => at?.toISOString() ?? ''

export const yesCell = (is: boolean): string => (is ? 'yes' : 'no')

/** Cells below headings: those that a row names, in their order. */
export const cellsOf = <Heading extends string>(
  headings: readonly Heading[],
  row: Partial<Record<Heading, string>>,
): string[] => headings.map((heading) => row[heading] ?? '')

/** The place behind a batch. @param key of its last row */
export const behind = (key: string | undefined, count: number, limit: number): string | null =>
  key !== undefined && count === limit ? key : null
