import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import type { OpenDatabase } from '../db/database'
import { openInMemory } from '../db/pglite'
import { type DatabaseTimeouts, openPostgres } from '../db/postgres'

/** File of a database that was migrated already; `write-template.ts` makes one for each run of Jest and names it. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE'

/**
 * A database of a test's own, gone when it is closed. A copy of the run's template: to make the files of an empty
 * PostgreSQL, and to migrate them, takes seconds of the processor, and a run opens some hundred.
 */
export function openMemoryDatabase(): Promise<OpenDatabase> {
  const template = process.env[TEMPLATE_VARIABLE]
  return openInMemory(template ? new Blob([readFileSync(template)]) : undefined)
}

/** Server of the race tests: `npm test` starts one and names it. */
const URL_VARIABLE = 'TEST_DATABASE_URL'

async function execute(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Tests run beside one another: a machine that is busy with others proves nothing of these. */
const LONG_TIMEOUTS_MS: DatabaseTimeouts = { connection: 30_000, statement: 20_000, lock: 20_000 }

/**
 * An empty database of its own on the test server, dropped when it is closed.
 * @param timeouts as in production, for what is about them
 * @param kind further options of `create database`
 */
export async function emptyPostgres(
  timeouts: DatabaseTimeouts = LONG_TIMEOUTS_MS,
  kind = '',
): Promise<OpenDatabase & { url: string }> {
  const server = process.env[URL_VARIABLE]
  if (!server) throw new Error(`${URL_VARIABLE} must name a PostgreSQL server: races prove nothing on PGlite.`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} ${kind}`)
  const url = new URL(server)
  url.pathname = name
  const { db, close } = openPostgres(url.href, () => {}, timeouts)
  return {
    db,
    url: url.href,
    close: async () => {
      await close()
      await execute(server, `drop database ${name} with (force)`)
    },
  }
}
