import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { recordStart, whichFolder, which, type Processes, type StartedProcess } from './processes'
import { findFreePort } from './ports'
import { createConnection } from 'node:net'

/** PostgreSQL's programs on Debian and its derivatives, with a subfolder for each version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** Longest wait for the first connection, in milliseconds. */
const START_TIMEOUT_MS = 30_000

const debianFolders = (): string[] => {
  try {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))
  } catch {
    return []
  }
}

/** The folder of PostgreSQL's programs, or null if they are not installed. */
export const findPostgres = (): string | null => whichFolder(['initdb', 'postgres', 'pg_basebackup'], debianFolders())

/** PostgreSQL refuses to run as root: in this case it runs as the user `postgres`. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitForConnection(url: string) {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(100)
    }
  }
}

export interface PostgresSettings {
  /** Folder of its programs. */
  bin: string
  /** An empty folder, or one with a database cluster. */
  folder: string
  /** Default: a free one. */
  port?: number
  /** Whether the data must survive a crash of the machine; otherwise writes do not wait for the disk. */
  isDurable?: boolean
}

async function makeCluster(processes: Processes, data: string, { bin, folder, isDurable }: PostgresSettings) {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const cluster = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  const args = isDurable ? cluster : [...cluster, '--no-sync']
  const result = await processes.run({ ...commandDefaults(folder), file: join(bin, 'initdb'), args })
  if (result.code !== 0) throw new Error('initdb failed.')
}

/**
 * Starts a replica of a server (hot standby with streaming replication). Resolves when it accepts connections.
 * @param primary connection URL of the server
 * @throws Error if it does not start
 */
export async function runReplica(processes: Processes, settings: PostgresSettings, primary: string): Promise<Postgres> {
  const { bin, folder } = settings
  const shared = commandDefaults(folder)
  if (shared.user) chownSync(folder, shared.user.uid, shared.user.gid)
  const args = ['-D', join(folder, 'data'), '-d', primary, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  const result = await processes.run({ ...shared, file: join(bin, 'pg_basebackup'), args })
  if (result.code !== 0) throw new Error('pg_basebackup failed.')
  return runPostgres(processes, settings)
}

const commandDefaults = (folder: string) =>
  ({ name: 'PostgreSQL', cwd: folder, user: serverUser(), stdout: 'ignore' }) as const

/** A running PostgreSQL server. */
export interface Postgres extends StartedProcess {
  url: string
}

/**
 * Starts a PostgreSQL server, which requires no password on the loopback. Resolves when it accepts connections.
 * @throws Error if it does not start
 */
export async function runPostgres(processes: Processes, settings: PostgresSettings): Promise<Postgres> {
  const { bin, folder, isDurable } = settings
  const shared = commandDefaults(folder)
  if (shared.user) chownSync(folder, shared.user.uid, shared.user.gid)
  const data = join(folder, 'data')
  await makeCluster(processes, data, settings)

  const port = settings.port ?? (await findFreePort())
  const network = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=600']
  const options = [...network, `fsync=${isDurable ? 'on' : 'off'}`, 'log_min_messages=fatal']
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  // SIGINT is PostgreSQL's fast stop; at SIGTERM it waits for its clients.
  const started = processes.start({
    ...shared,
    file: join(bin, 'postgres'),
    args,
    stderr: 'ignore',
    stopSignal: 'SIGINT',
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const startedAt = Date.now()
  await waitForConnection(url)
  recordStart('PostgreSQL', Date.now() - startedAt)
  return { ...started, url }
}

/** Starts a server as `runPostgres`. @returns only its URL */
export const startPostgres = async (processes: Processes, settings: PostgresSettings): Promise<string> =>
  (await runPostgres(processes, settings)).url

/** Longest wait for the first connection, in milliseconds. */
const REDIS_START_TIMEOUT_MS = 10_000

/** Path of Redis's server, or null if it is not installed. */
export const findRedis = (): string | null => which('redis-server', ['/usr/bin'])

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

export interface Redis extends StartedProcess {
  url: string
  port: number
}

/**
 * Starts a Redis that writes nothing to disk. Resolves when it accepts connections.
 * @param folder its working directory; the caller removes it once Redis has stopped
 * @param port default: a free one
 * @throws Error if it is not installed or does not start
 */
export async function startRedis(processes: Processes, folder: string, port?: number): Promise<Redis> {
  const file = findRedis()
  if (!file) throw new Error('redis-server is not installed.')
  const redisPort = port ?? (await findFreePort())
  const options = [
    '--port',
    String(redisPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  const memory = ['--maxmemory', '64mb', '--maxmemory-policy', 'volatile-lru', '--loglevel', 'warning']
  const started = processes.start({ name: 'Redis', file, args: [...options, ...memory], stdout: 'ignore' })
  const startedAt = Date.now()
  const end = startedAt + REDIS_START_TIMEOUT_MS
  while (!(await canConnect(redisPort))) {
    if (Date.now() > end) throw new Error('Redis did not start.')
    await pause(50)
  }
  recordStart('Redis', Date.now() - startedAt)
  return { ...started, url: `redis://127.0.0.1:${redisPort}`, port: redisPort }
}
