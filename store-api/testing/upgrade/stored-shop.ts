import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
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

/** Files of the shop, made once for all tests of a file. */
let storedFiles: Promise<Blob> | undefined

async function writeFiles(): Promise<Blob> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await client.exec(statements())
  const files = await client.dumpDataDir('none')
  await client.close()
  return files
}

/** The shop on PGlite, not yet migrated, in a session whose settings the dump has not changed. */
export async function storedOnPglite(): Promise<OpenDatabase> {
  return openInMemory(await (storedFiles ??= writeFiles()))
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
