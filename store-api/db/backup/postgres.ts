import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { CommandError } from '../../admin/cli/command-error'
import { INVALIDATE_ALL_SQL, requireBackup, writeBackup } from './backup-file'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Writes a consistent snapshot of a database into a file; the shop may keep running.
 * @throws CommandError if pg_dump is missing or fails
 * @throws FileRefused when the file is there already
 */
export const backUpPostgres = (url: string, file: string, env: Variables) =>
  writeBackup(file, async (output) => {
    const args = ['--format=custom', '--no-owner', '--no-privileges']
    await runPostgres({ program: 'pg_dump', args, url, env, output })
  })

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const queryCount = (url: string, query: string): Promise<number> =>
  withClient(url, async (client) => (await client.query<{ n: number }>(query)).rows[0]?.n ?? 0)

const COUNT_TABLES_SQL = `select count(*)::int as n from pg_tables where schemaname = 'public'`
const COUNT_CONNECTIONS_SQL = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** A table in the output of `pg_restore --list`. */
const TABLE_LINE = /^\d+; \d+ \d+ TABLE public (\S+) /

/**
 * pg_restore does not drop tables that the backup does not contain, and an older shop could not start with tables of a
 * newer one.
 * @throws CommandError when the database has tables that the backup does not contain
 */
async function requireNoExtraTables(url: string, list: string): Promise<void> {
  const known = new Set(list.split('\n').flatMap((line) => TABLE_LINE.exec(line)?.[1] ?? []))
  const names = "select tablename as name from pg_tables where schemaname = 'public' order by 1"
  const rows = await withClient(url, async (client) => (await client.query<{ name: string }>(names)).rows)
  const extraTables = rows.map(({ name }) => name).filter((name) => !known.has(name))
  if (extraTables.length > 0)
    throw new CommandError(
      `The database has tables this backup knows nothing of (${extraTables.join(', ')}): it is of an older shop. Put it into an empty database, and let DATABASE_URL name that.`,
    )
}

/** @param text content of a temporary file, deleted afterwards */
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
 * Restores a backup into a database, in one transaction.
 * @param options.replaces whether existing tables are dropped
 * @throws CommandError if tables exist and may not be replaced or belong to a newer shop, if the database has other
 * connections, if an extension cannot be created, or if pg_restore fails
 */
export async function restorePostgres(
  url: string,
  file: string,
  { replaces, env }: { replaces: boolean; env: Variables },
): Promise<void> {
  await requireBackup(file, 'postgres')
  if ((await queryCount(url, COUNT_CONNECTIONS_SQL)) > 0)
    throw new CommandError('The database has other connections: stop the store API first.')
  if (!replaces && (await queryCount(url, COUNT_TABLES_SQL)) > 0)
    throw new CommandError('There are tables in the database: with --replace the backup takes their place.')
  const list = await runPostgres({ program: 'pg_restore', args: ['--list', file], url, env })
  await requireNoExtraTables(url, list)
  const contents = await withClient(url, (client) => filterContents(client, list))
  const restoreOptions = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const cleanOptions = replaces ? ['--clean', '--if-exists'] : []
  await withFile(contents, (listFile) => {
    const args = [...restoreOptions, ...cleanOptions, `--use-list=${listFile}`, `--dbname=${databaseOf(url)}`, file]
    return runPostgres({ program: 'pg_restore', args, url, env })
  })
  await withClient(url, (client) => client.query(INVALIDATE_ALL_SQL))
}

/**
 * Connection settings for PostgreSQL's programs, in their environment: arguments are readable by every user of the
 * machine.
 */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const settings = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
}

/** The database name of an address. */
const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

interface Run {
  program: 'pg_dump' | 'pg_restore'
  args: string[]
  url: string
  /** Further environment variables. */
  env: Readonly<Record<string, string | undefined>>
  /** File descriptor for its output; without one the output is returned. */
  output?: number
}

/**
 * Runs one of PostgreSQL's programs. @throws CommandError with its error output when it fails, or when it is not
 * installed
 */
export async function runPostgres({ program, args, url, env, output }: Run): Promise<string> {
  // PG* variables of the environment are not passed on: what DATABASE_URL leaves out must not lead to another database.
  const { PATH, HOME, PGPASSFILE, PGSSLROOTCERT } = env
  const inherited = Object.fromEntries(
    Object.entries({ PATH, HOME, PGPASSFILE, PGSSLROOTCERT }).filter(([, value]) => value),
  )
  const child = spawn(program, args, {
    env: { ...inherited, ...connectionOf(url) } as NodeJS.ProcessEnv,
    stdio: ['ignore', output ?? 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr?.on('data', (chunk: Buffer) => (stderr += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new CommandError(`${program} is not there: install PostgreSQL's programs (Debian: postgresql-client).`)
  })
  if (code !== 0) throw new CommandError(`${program} failed: ${stderr.trim() || `it ended with ${code}`}`)
  return stdout
}

/** An extension, or a comment on one, in the output of `pg_restore --list`. */
const EXTENSION_LINE = /^\d+; \d+ \d+ EXTENSION - (.*\S)/
const COMMENT_LINE = /^\d+; \d+ \d+ COMMENT - EXTENSION /

const nameIn = (line: string) => EXTENSION_LINE.exec(line)?.[1]

async function listExtensions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension')
  return rows.map(({ extname }) => extname)
}

/** Creates the extension and rolls back. @throws CommandError if this role is not allowed to */
async function requireExtensionPrivilege(client: Client, name: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`create extension ${escapeIdentifier(name)}`)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`The database has no extension ${name}, and this role cannot make it: ${reason}.`)
  } finally {
    await client.query('rollback')
  }
}

/**
 * The part of a backup's contents that pg_restore restores. Existing extensions are kept: those created by another
 * role, as in managed databases, can be neither dropped nor commented on by this role. pg_restore creates the others
 * itself, so that they are rolled back if it fails.
 * @param list as `pg_restore --list` writes it
 * @throws CommandError if an extension is missing that this role cannot create
 */
async function filterContents(client: Client, list: string): Promise<string> {
  const present = new Set(await listExtensions(client))
  const lines = list.split('\n')
  for (const name of lines.map(nameIn)) if (name && !present.has(name)) await requireExtensionPrivilege(client, name)
  return lines.filter((line) => !COMMENT_LINE.test(line) && !present.has(nameIn(line) ?? '')).join('\n')
}
