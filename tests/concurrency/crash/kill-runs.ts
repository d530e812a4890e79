import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Processes } from '../../harness/processes'
import type { OpenDatabase } from '../../../store-api/db/database'
import { openPglite } from '../../../store-api/db/pglite'
import { openPostgresForCommands } from '../../../store-api/db/postgres'
import { createDatabase, nameOf } from '../../../store-api/testing/database'
import { randomOf } from '../random'
import { fillTemplate } from '../harness/template'
import { openCrashShop, type CrashShop } from './crash-shop'
import { verify } from './verify'
import { Client } from 'pg'

/** Time between two kills. */
const MIN_UPTIME_MS = 400
const MAX_UPTIME_MS = 2400

export interface KillRunOptions {
  processes: Processes
  folder: string
  seed: string
  /** Number of kills. */
  kills: number
}

export interface KillRunOutcome {
  violations: string[]
  /** One line. */
  summary: string
}

/** Kills repeatedly, lets the clients finish, and verifies the stored data. */
async function killAndVerify(
  crashShop: CrashShop,
  options: KillRunOptions,
  kill: (delayMs: number) => Promise<void>,
  open: () => Promise<OpenDatabase>,
) {
  const random = randomOf(`${options.seed} kills`)
  const { clientLog } = crashShop
  for (let n = 0; n < options.kills; n++) await kill(random.whole(MIN_UPTIME_MS, MAX_UPTIME_MS))
  await crashShop.stopClients()
  await crashShop.stop()
  const { db, close } = await open()
  const { violations } = await verify(db, clientLog, crashShop.stock)
  await close()
  const summary = [
    `${options.kills} kills`,
    `${clientLog.acknowledged.size} orders acknowledged`,
    `${clientLog.paid.size} of them paid`,
    `${clientLog.retries} requests retried`,
  ].join(', ')
  return { violations, summary }
}

/** Kills the store API, or backends of its PostgreSQL. */
async function onPostgres(server: string, options: KillRunOptions, isProgramKilled: boolean): Promise<KillRunOutcome> {
  // Filled, not copied: after a recovery of PostgreSQL, the sequences of a copy may be behind their rows.
  const url = await createDatabase(server)
  const database = openPostgresForCommands(url)
  await fillTemplate(database)
  const { db, close } = database
  const env = { DATABASE_URL: url, DATA_DIR: join(options.folder, 'data') }
  const crashShop = await openCrashShop({ ...options, db, env, withPayments: true }, close)
  const killBackendAfter = async (delayMs: number) => {
    await pause(delayMs)
    if (!(await killBackend(server, url))) throw new Error('there was no backend to kill')
  }
  const kill = isProgramKilled ? (delayMs: number) => crashShop.storeApi.killAfter(delayMs) : killBackendAfter
  return killAndVerify(crashShop, options, kill, async () => openPostgresForCommands(url))
}

/** Kills the store API during requests. */
export const killProgram = (server: string, options: KillRunOptions) => onPostgres(server, options, true)

/** Kills backends of PostgreSQL during statements. */
export const killBackends = (server: string, options: KillRunOptions) => onPostgres(server, options, false)

/** Kills the store API with its embedded database. */
export async function killPglite(options: KillRunOptions): Promise<KillRunOutcome> {
  const folder = join(options.folder, 'pglite')
  const database = await openPglite(folder)
  await fillTemplate(database)
  const env = { DATABASE_URL: '', DATA_DIR: folder }
  const crashShop = await openCrashShop({ ...options, db: database.db, env, withPayments: false }, database.close)
  return killAndVerify(
    crashShop,
    options,
    (delayMs) => crashShop.storeApi.killAfter(delayMs),
    () => openPglite(folder),
  )
}

/** Longest wait for PostgreSQL, which restarts after the loss of a backend. */
const RESTART_TIMEOUT_MS = 15_000
const RETRY_INTERVAL_MS = 100

/** Backends of the shop's connections, those within a transaction or a statement first. */
async function backendsOf(server: string, database: string): Promise<number[]> {
  const client = new Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'
       order by state like 'idle in transaction%' desc, state = 'active' desc`,
      [nameOf(database)],
    )
    return rows.map(({ pid }) => pid)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Kills a backend, as the kernel does when memory runs out: PostgreSQL then terminates all others and recovers.
 * @returns false if there is none
 */
export async function killBackend(server: string, database: string): Promise<boolean> {
  const end = Date.now() + RESTART_TIMEOUT_MS
  for (;;) {
    const pids = await backendsOf(server, database).catch((): number[] => [])
    const [pid] = pids
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL')
      return true
    }
    if (Date.now() > end) return false
    await pause(RETRY_INTERVAL_MS)
  }
}
