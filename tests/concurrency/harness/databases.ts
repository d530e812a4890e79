import { Client, Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from '../../../store-api/db/database'
import * as schema from '../../../store-api/db/schema'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../../harness/user-error'
import { findPostgres, startPostgres } from '../../harness/services'
import { Processes } from '../../harness/processes'

/** Maximum number of connections of a server. */
export async function capacityOf(server: string): Promise<number> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ max_connections: string }>('show max_connections')
  await client.end()
  return Number(rows[0]?.max_connections ?? 0)
}

/** Delayed statements hold locks for longer: a minute instead of the shop's limits of seconds. */
const SESSION = '-c statement_timeout=60000 -c lock_timeout=60000 -c idle_in_transaction_session_timeout=60000'

/** Opens a database as the shop does, with longer timeouts. @param connections maximum number of connections */
export function openWithLongTimeouts(url: string, connections: number): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 60_000, options: SESSION })
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() }
}

/**
 * Runs work with a PostgreSQL server: the one at `serverUrl`, or a temporary one, which is removed afterwards.
 * @param serverUrl URL of a server; empty for a temporary one
 * @throws UserError if PostgreSQL is not installed
 */
export async function withServer<Result>(
  serverUrl: string,
  work: (server: string) => Promise<Result>,
): Promise<Result> {
  if (serverUrl) return work(serverUrl)
  const bin = findPostgres()
  if (!bin)
    throw new UserError('PostgreSQL is not installed. PGlite has a single connection, so that nothing would race.')
  const processes = new Processes()
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  // PostgreSQL's own user must be able to reach its subfolder.
  chmodSync(folder, 0o711)
  const cluster = join(folder, 'postgres')
  mkdirSync(cluster)
  try {
    return await work(await startPostgres(processes, { bin, folder: cluster }))
  } finally {
    await processes.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
}
