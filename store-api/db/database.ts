import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/**
 * The database, or a transaction in it: drizzle over PGlite or PostgreSQL. Inside a transaction use only the
 * transaction's own object: PGlite has one connection, so the outer database would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database and how to close it. */
export interface OpenDatabase {
  db: Database
  close: () => Promise<void>
  /** The files of an in-process database, packed. */
  archive?: () => Promise<Blob>
  /** The connections of a pool, if there is one. */
  pool?: () => { total: number; idle: number; waiting: number }
}

/** Whether the database currently responds. */
export async function isResponding(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

/**
 * Serialization failure, deadlock, unique and foreign key violation: a retry may succeed, or find that a row is gone.
 */
const CONFLICT_CODES = new Set(['40001', '40P01', '23505', '23503'])

const MAX_TRANSACTION_TRIES = 3

/** Maximum random pause before a retry, so that the same two transactions do not conflict again. */
const RETRY_JITTER_MS = 25

const isConflict = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return (typeof code === 'string' && CONFLICT_CODES.has(code)) || (cause instanceof Error && isConflict(cause))
}

/**
 * Runs a transaction, and retries it as a whole after a conflict: a deadlock, or a row that another inserted or removed
 * first.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  tries = MAX_TRANSACTION_TRIES,
): Promise<Result> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (tries === 1 || !isConflict(error)) throw error
    await pause(Math.random() * RETRY_JITTER_MS)
    return inTransaction(db, work, tries - 1)
  }
}
