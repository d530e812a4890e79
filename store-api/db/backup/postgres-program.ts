import { spawn } from 'node:child_process'
import { CommandError } from '../../admin/cli/command-error'

/** What PostgreSQL's programs are told about a database: in their environment, as everybody may read arguments. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/** The name of the database an address leads to. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

interface Run {
  program: 'pg_dump' | 'pg_restore'
  args: string[]
  url: string
  /** What else is in the environment. */
  env: Readonly<Record<string, string | undefined>>
  /** A file its output goes to; without one it is returned. */
  output?: number
}

/** Runs one of PostgreSQL's own programs. @throws CommandError with its words when it fails, or when it is not there */
export async function runPostgres({ program, args, url, env, output }: Run): Promise<string> {
  // What DATABASE_URL leaves out is not taken from wherever else: it is the database of the shop that is meant.
  const { PATH, HOME, PGPASSFILE, PGSSLROOTCERT } = env
  const own = Object.fromEntries(Object.entries({ PATH, HOME, PGPASSFILE, PGSSLROOTCERT }).filter(([, value]) => value))
  const child = spawn(program, args, {
    env: { ...own, ...connectionOf(url) } as NodeJS.ProcessEnv,
    stdio: ['ignore', output ?? 'pipe', 'pipe'],
  })
  let [written, said] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (written += text))
  child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new CommandError(`${program} is not there: install PostgreSQL's programs (Debian: postgresql-client).`)
  })
  if (code !== 0) throw new CommandError(`${program} failed: ${said.trim() || `it ended with ${code}`}`)
  return written
}
