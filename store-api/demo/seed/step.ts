import type { Database } from '../../db/database'
import type { OnRows } from './write-rows'

/** A part of filling the shop that is done once in a database's life. */
export interface Step {
  /** What it is remembered by; never changed. */
  name: string
  /** Rows it writes, for the progress. */
  rows: number
  run: (tx: Database, onRows: OnRows) => Promise<void>
}
