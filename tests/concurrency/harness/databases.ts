import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from '../../../store-api/db/database'
import * as schema from '../../../store-api/db/schema'
import { execute, onServer } from '../../../store-api/testing/database'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../../harness/user-error'
import { findPostgres, startPostgres } from '../../harness/services'
import { Processes } from '../../harness/processes'

/** How many connections a server takes. */
export async function capacityOf(server: string): Promise<number> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ max_connections: string }>('show max_connections')
  await client.end()
  return Number(rows[0]?.max_connections ?? 0)
}

/** A database of its own on a server. @param template the one it is a copy of @returns its address */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `proof_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${template}`)
  return onServer(server, name)
}

/** The database's name in its address. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1)

export const dropDatabase = (server: string, url: string): Promise<void> =>
  execute(server, `drop database if exists ${nameOf(url)} with (force)`)

/** Where every statement is late, so are locks: what the shop bounds by seconds has a minute here. */
const SESSION = '-c statement_timeout=60000 -c lock_timeout=60000 -c idle_in_transaction_session_timeout=60000'

/** As the shop opens its database, for waits that are made long on purpose. @param connections most at a time */
export function openWithLongTimeouts(url: string, connections: number): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 60_000, options: SESSION })
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() }
}

/**
 * Works with a PostgreSQL server: the one that is named, else one of our own, which is gone afterwards.
 * @param named its address; empty for none
 * @throws UserError where PostgreSQL is not installed
 */
export async function withServer<Result>(named: string, work: (server: string) => Promise<Result>): Promise<Result> {
  if (named) return work(named)
  const bin = findPostgres()
  if (!bin) throw new UserError('PostgreSQL is not installed: on PGlite nothing races, so nothing would be proved.')
  const processes = new Processes()
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  // PostgreSQL's own user has to get through to its part.
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
