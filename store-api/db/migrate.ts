import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Key of the advisory lock of every process that migrates or fills this database. */
const LOCK_KEY = 7_421_908

/** The database was made by a newer version of the store API. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema'
  constructor() {
    super('The database was migrated by a newer version of the store API; this one would damage it.')
  }
}

/** The database is not UTF-8: searches and length limits would be wrong. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding'
  constructor(encoding: string) {
    super(`The database keeps its texts in ${encoding}: make one with encoding 'UTF8' template template0.`)
  }
}

/**
 * Lets one process at a time work on the whole database, until the transaction ends. A process started in parallel
 * waits: filling a shop takes longer than a request may.
 */
export async function lockDatabase(tx: Database): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '5min'`)
  await tx.execute(sql`set local statement_timeout = '5min'`)
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
}

async function requireUnicode(tx: Database) {
  const encodingResult = await tx.execute(sql`show server_encoding`)
  const [{ server_encoding: encoding } = { server_encoding: '' }] = (
    encodingResult as unknown as { rows: { server_encoding: string }[] }
  ).rows
  if (encoding !== 'UTF8') throw new WrongEncoding(encoding)
}

/**
 * Brings the database to this version's schema: forward only, in one transaction, one process at a time.
 * @returns how many migrations were applied
 * @throws NewerSchema, WrongEncoding
 */
export async function migrate(db: Database, folder = FOLDER): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  return db.transaction(async (tx) => {
    await lockDatabase(tx)
    await requireUnicode(tx)
    await tx.execute(sql`create table if not exists migration (hash text primary key, created_at bigint not null)`)
    const applied = await tx.execute(sql`select hash from migration`)
    const hashes = new Set((applied as unknown as { rows: { hash: string }[] }).rows.map(({ hash }) => hash))
    const known = new Set(migrations.map(({ hash }) => hash))
    if ([...hashes].some((hash) => !known.has(hash))) throw new NewerSchema()

    const missing = migrations.filter(({ hash }) => !hashes.has(hash))
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migration (hash, created_at) values (${hash}, ${folderMillis})`)
    }
    return missing.length
  })
}
