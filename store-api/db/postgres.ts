import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { OpenDatabase } from './database'
import * as schema from './schema'

/** In milliseconds. */
export interface DatabaseTimeouts {
  connection: number
  statement: number
  lock: number
}

/** Short, so that one stuck client does not block the others. */
export const DATABASE_TIMEOUTS_MS: DatabaseTimeouts = { connection: 2000, statement: 2000, lock: 1000 }

/**
 * No just-in-time compilation: PostgreSQL compiles a statement that it estimates as expensive, which for the few rows of
 * a request or of a product's refresh takes some thirty times as long as executing it.
 */
const NO_JIT = '-c jit=off'

const sessionOptions = ({ statement, lock }: DatabaseTimeouts) =>
  [
    `-c statement_timeout=${statement}`,
    `-c lock_timeout=${lock}`,
    '-c idle_in_transaction_session_timeout=5000',
    NO_JIT,
  ].join(' ')

/**
 * A pool of connections to PostgreSQL.
 * @param url as in `postgres://user:password@host/database`
 * @param timeouts other timeouts than in production, for tests of other things
 */
export const openPostgres = (
  url: string,
  onError: (error: Error) => void = () => {},
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS_MS,
): OpenDatabase => openPool(new Pool(poolConfig(url, timeouts)), onError)

export const poolConfig = (url: string, timeouts: DatabaseTimeouts): PoolConfig => ({
  connectionString: url,
  max: 10,
  connectionTimeoutMillis: timeouts.connection,
  options: sessionOptions(timeouts),
})

/** A pool for an operator's commands, without a statement timeout. */
export const openPostgresForCommands = (url: string): OpenDatabase =>
  openPool(new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 2000, options: NO_JIT }), () => {})

export const openPool = (pool: Pool, onError: (error: Error) => void): OpenDatabase => ({
  db: drizzle(withErrorHandler(pool, onError), { schema, casing: 'snake_case' }),
  close: () => pool.end(),
  pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
})

export function withErrorHandler(pool: Pool, onError: (error: Error) => void): Pool {
  // Without a listener, a broken idle connection would end the process; the pool replaces it.
  pool.on('error', onError)
  // The pool listens to idle clients only; one that breaks between statements of a transaction would end the process
  // too.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
