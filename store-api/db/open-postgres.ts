import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { OpenDatabase } from './database'
import { ReadPool } from './read-pool'
import { ReplicaLag } from './replica-lag'
import * as schema from './schema'

/** Time-outs in milliseconds. */
export interface Waits {
  connection: number
  statement: number
  lock: number
}

/** Bounded, so that one stuck client does not block the others. */
export const WAITS: Waits = { connection: 2000, statement: 2000, lock: 1000 }

const sessionOptions = ({ statement, lock }: Waits) =>
  [`-c statement_timeout=${statement}`, `-c lock_timeout=${lock}`, '-c idle_in_transaction_session_timeout=5000'].join(
    ' ',
  )

/**
 * A pool of connections to PostgreSQL.
 * @param url as in `postgres://user:password@host/database`
 * @param waits other time-outs than in production, for tests of other things
 */
export const openPostgres = (
  url: string,
  onError: (error: Error) => void = () => {},
  waits: Waits = WAITS,
): OpenDatabase => open(new Pool(settingsFor(url, waits)), onError)

const settingsFor = (url: string, waits: Waits): PoolConfig => ({
  connectionString: url,
  max: 10,
  connectionTimeoutMillis: waits.connection,
  options: sessionOptions(waits),
})

/** A short connection time-out, as the primary stands in and a shopper waits for both. */
const REPLICA_WAITS = { ...WAITS, connection: 500 }

/** Connections of the replica lag checks. Their time-outs are short: a late answer is of no use. */
const lookAt = (connectionString: string) =>
  heard(new Pool({ connectionString, max: 2, connectionTimeoutMillis: 500, query_timeout: 500 }), () => {})

/** A replica that is read. */
export interface OpenReplica extends OpenDatabase {
  /** Resolves when every read sees what was committed before the call. */
  caughtUp: () => Promise<void>
  /** Lag in milliseconds, at most. */
  behind: () => number
}

/**
 * Opens a read-only replica; the primary serves reads while the replica is away or behind.
 * @param url of the replica
 * @param primaryUrl of the server it replicates
 */
export function openReplica(url: string, primaryUrl: string, onError: (error: unknown) => void): OpenReplica {
  const looks = { primary: lookAt(primaryUrl), replica: lookAt(url) }
  const lag = new ReplicaLag(looks, onError)
  const primary = heard(new Pool(settingsFor(primaryUrl, WAITS)), onError)
  const replica = open(new ReadPool(settingsFor(url, REPLICA_WAITS), primary, lag, onError), onError)
  const close = async () => {
    await lag.stop()
    await replica.close()
    await Promise.all([primary, looks.primary, looks.replica].map((pool) => pool.end()))
  }
  return { ...replica, close, caughtUp: () => lag.caughtUp(), behind: () => lag.behind() }
}

/** The same for an operator's commands, without a limit on slow statements. */
export const openPostgresPatiently = (url: string): OpenDatabase =>
  open(new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 2000 }), () => {})

const open = (pool: Pool, onError: (error: Error) => void): OpenDatabase => ({
  db: drizzle(heard(pool, onError), { schema, casing: 'snake_case' }),
  close: () => pool.end(),
  pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
})

function heard(pool: Pool, onError: (error: Error) => void): Pool {
  // Without a listener, a broken idle connection would end the process; the pool replaces it.
  pool.on('error', onError)
  // The pool listens to idle clients only; one that breaks between statements of a transaction would end the process
  // too.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
