import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import type { OpenDatabase } from '../db/database'
import { migrate } from '../db/migrate'
import { openInMemory } from '../db/pglite'
import { type DatabaseTimeouts, openPostgres, openPostgresForCommands } from '../db/postgres'

/**
 * Address of the test server: `npm test` starts one and sets it. Without it tests run on PGlite, and concurrency tests
 * are skipped.
 */
const SERVER_VARIABLE = 'TEST_DATABASE_URL'

/** A migrated database on the server, or a migrated PGlite file; `write-template.ts` sets it for each run. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE'

/** Address of the PostgreSQL server of the tests; undefined without one. */
export const testServer = (): string | undefined => process.env[SERVER_VARIABLE] || undefined

/** Executes a statement on a PostgreSQL server, outside of a transaction. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function urlOfDatabase(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}

/** Options of `create database` for a copy. @param template name of the database to copy; without one it is empty */
export const copyOf = (template: string | undefined): string =>
  template ? `template ${template} strategy file_copy` : ''

/** Creates a database on a server. @param options of `create database` @returns its address */
export async function createDatabase(server: string, options = ''): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} ${options}`)
  return urlOfDatabase(server, name)
}

/** Creates a migrated database on a server. @returns its address */
export async function createMigrated(server: string, name: string): Promise<string> {
  await execute(server, `create database ${name}`)
  const url = urlOfDatabase(server, name)
  const { db, close } = openPostgresForCommands(url)
  await migrate(db)
  await close()
  return url
}

/** Name of the database at an address. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1)

export const dropDatabase = (server: string, url: string): Promise<void> =>
  execute(server, `drop database if exists ${nameOf(url)} with (force)`)

/**
 * A migrated database for one test, dropped when it is closed: on the test server if there is one, else PGlite in
 * memory. It is a copy of the run's template, because a migration takes seconds and a run opens hundreds of databases.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  if (testServer()) return migratedPostgres()
  const template = process.env[TEMPLATE_VARIABLE]
  return openInMemory(template ? new Blob([readFileSync(template)]) : undefined)
}

/** The same without any table. */
export const openEmptyDatabase = (): Promise<OpenDatabase> => (testServer() ? emptyPostgres() : openInMemory())

/** Tests run in parallel, so a busy machine must not cause timeouts. */
const LONG_TIMEOUTS_MS: DatabaseTimeouts = { connection: 30_000, statement: 20_000, lock: 20_000 }

/** A database on the server of the tests. */
export type TestPostgres = OpenDatabase & { url: string }

/**
 * An empty database of its own on the test server, dropped when it is closed.
 * @param timeouts those of production, for tests of the timeouts
 * @param options of `create database`
 */
export async function emptyPostgres(
  timeouts: DatabaseTimeouts = LONG_TIMEOUTS_MS,
  options = '',
): Promise<TestPostgres> {
  const server = testServer()
  if (!server) throw new Error(`${SERVER_VARIABLE} must name a PostgreSQL server: races prove nothing on PGlite.`)
  const url = await createDatabase(server, options)
  const { db, close, pool } = openPostgres(url, () => {}, timeouts)
  return {
    db,
    url,
    pool,
    close: async () => {
      await close()
      await dropDatabase(server, url)
    },
  }
}

/** A migrated database of its own on the test server, dropped when it is closed. @param timeouts see emptyPostgres */
export async function migratedPostgres(timeouts?: DatabaseTimeouts): Promise<TestPostgres> {
  const template = process.env[TEMPLATE_VARIABLE]
  if (template) return emptyPostgres(timeouts, copyOf(template))
  // Tests outside of the store API are run without a template.
  const opened = await emptyPostgres(timeouts)
  await migrate(opened.db)
  return opened
}
