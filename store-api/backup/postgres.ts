import { Client } from 'pg'
import { CommandError } from '../commands/command-error'
import { requireBackup } from './kind-of-backup'
import { databaseOf, runPostgres } from './postgres-program'
import { writeWhole } from './write-whole'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Writes a database into a file, as it is at one moment; the shop goes on meanwhile.
 * @throws CommandError when the file is there already, or pg_dump is not, or fails
 */
export const backUpPostgres = (url: string, file: string, env: Variables) =>
  writeWhole(file, (output) =>
    runPostgres({ program: 'pg_dump', args: ['--format=custom', '--no-owner', '--no-privileges'], url, env, output }),
  )

async function ask(url: string, question: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(question)
    return rows[0]?.n ?? 0
  } finally {
    await client.end()
  }
}

const TABLES = `select count(*)::int as n from pg_tables where schemaname = 'public'`
const OTHERS = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/**
 * Puts a backup into a database: the whole of it or, when anything fails, nothing.
 * @param options.replaces whether tables that are there make way
 * @throws CommandError where tables are and do not make way, while somebody is connected, or when pg_restore fails
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
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const makeWay = replaces ? ['--clean', '--if-exists'] : []
  const args = [...whole, ...makeWay, `--dbname=${databaseOf(url)}`, file]
  await runPostgres({ program: 'pg_restore', args, url, env })
}
