import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { CommandError } from '../../admin/cli/command-error'
import { NOTE_ALL_CHANGED } from './all-changed'
import { withoutExtensionsOf } from './extensions'
import { requireBackup } from './kind-of-backup'
import { databaseOf, runPostgres } from './postgres-program'
import { writeWhole } from './write-whole'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Writes a database into a file, as it is at one moment; the shop goes on meanwhile.
 * @throws CommandError when the file is there already, or pg_dump is not, or fails
 */
export const backUpPostgres = (url: string, file: string, env: Variables) =>
  writeWhole(file, async (output) => {
    const args = ['--format=custom', '--no-owner', '--no-privileges']
    await runPostgres({ program: 'pg_dump', args, url, env, output })
  })

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const ask = (url: string, question: string): Promise<number> =>
  connected(url, async (client) => (await client.query<{ n: number }>(question)).rows[0]?.n ?? 0)

const TABLES = `select count(*)::int as n from pg_tables where schemaname = 'public'`
const OTHERS = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** How `pg_restore --list` writes a table. */
const TABLE = /^\d+; \d+ \d+ TABLE public (\S+) /

/**
 * What a backup of an older shop does not name, it would leave standing, and the older shop could not start with it.
 * @throws CommandError where the database has tables of which the backup knows nothing
 */
async function requireNoOthers(url: string, list: string): Promise<void> {
  const known = new Set(list.split('\n').flatMap((line) => TABLE.exec(line)?.[1] ?? []))
  const names = "select tablename as name from pg_tables where schemaname = 'public' order by 1"
  const there = await connected(url, async (client) => (await client.query<{ name: string }>(names)).rows)
  const others = there.map(({ name }) => name).filter((name) => !known.has(name))
  if (others.length > 0)
    throw new CommandError(
      `The database has tables this backup knows nothing of (${others.join(', ')}): it is of an older shop. Put it into an empty database, and let DATABASE_URL name that.`,
    )
}

/** @param text what a program reads from a file that is gone afterwards */
async function withFile(text: string, work: (file: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  const file = join(folder, 'list')
  try {
    writeFileSync(file, text)
    await work(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Puts a backup into a database: the whole of it or, when anything fails, nothing.
 * @param options.replaces whether tables that are there make way
 * @throws CommandError where tables are and do not make way, or are of a newer shop, while somebody is connected, where an extension
 * cannot be made, or when pg_restore fails
 */
export async function restorePostgres(
  url: string,
  file: string,
  { replaces, env }: { replaces: boolean; env: Variables },
): Promise<void> {
  await requireBackup(file, 'postgres')
  if ((await ask(url, OTHERS)) > 0)
    throw new CommandError('Somebody is connected to the database: stop the store API first.')
  if (!replaces && (await ask(url, TABLES)) > 0)
    throw new CommandError('There are tables in the database: with --replace the backup takes their place.')
  const list = await runPostgres({ program: 'pg_restore', args: ['--list', file], url, env })
  await requireNoOthers(url, list)
  const wanted = await connected(url, (client) => withoutExtensionsOf(client, list))
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const makeWay = replaces ? ['--clean', '--if-exists'] : []
  await withFile(wanted, (listFile) => {
    const args = [...whole, ...makeWay, `--use-list=${listFile}`, `--dbname=${databaseOf(url)}`, file]
    return runPostgres({ program: 'pg_restore', args, url, env })
  })
  await connected(url, (client) => client.query(NOTE_ALL_CHANGED))
}
