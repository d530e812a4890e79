import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { OpenDatabase } from '../../db/database'
import { openInMemory } from '../../db/pglite'
import { emptyPostgres } from '../database'
import type { StoredReply } from './fill-shop'

/** A shop that an earlier release filled, as `write-dump.ts` stored it. */

const read = (name: string) =>
  brotliDecompressSync(readFileSync(fileURLToPath(new URL(name, import.meta.url)))).toString('utf8')

/** The replies of that release. */
export const storedReplies = (): StoredReply[] => JSON.parse(read('./before-0022.json.br')) as StoredReply[]

const statements = () => read('./before-0022.sql.br')

/** The shop on PGlite, not yet migrated. */
export async function storedOnPglite(): Promise<OpenDatabase> {
  const opened = await openInMemory()
  const { $client: client } = opened.db as unknown as { $client: PGlite }
  await client.exec(statements())
  // The dump changes settings of its session, such as the search path.
  await client.exec('reset all')
  return opened
}

/** The shop on PostgreSQL, not yet migrated. */
export async function storedOnPostgres(): Promise<OpenDatabase> {
  const opened = await emptyPostgres()
  const client = new Client({ connectionString: opened.url })
  await client.connect()
  await client.query(statements())
  await client.end()
  return opened
}
