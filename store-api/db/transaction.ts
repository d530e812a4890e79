import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database'

/** PostgreSQL gave up one of two that were in each other's way: done again, it goes through. */
const IN_THE_WAY = new Set(['40001', '40P01', '23505'])

const MOST_TRIES = 3

/** Longest pause before another try, in milliseconds: random, so that the same two do not meet again. */
const JITTER = 25

const isInTheWay = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return (typeof code === 'string' && IN_THE_WAY.has(code)) || (cause instanceof Error && isInTheWay(cause))
}

/** A transaction that is done again, whole, when another was in its way: a deadlock, or a row both wanted to be first. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  tries = MOST_TRIES,
): Promise<Result> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (tries === 1 || !isInTheWay(error)) throw error
    await pause(Math.random() * JITTER)
    return inTransaction(db, work, tries - 1)
  }
}
