import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Processes } from '../../harness/processes'
import type { OpenDatabase } from '../../../store-api/db/database'
import { openPglite } from '../../../store-api/db/pglite'
import { openPostgresForCommands } from '../../../store-api/db/postgres'
import { createDatabase, nameOf } from '../harness/databases'
import { randomOf } from '../random'
import { fillTemplate } from '../harness/template'
import { openCrashShop, type CrashShop } from './crash-shop'
import { verify } from './verify'
import { Client } from 'pg'

/** Time between two kills. */
const MIN_UPTIME_MS = 400
const MAX_UPTIME_MS = 2400

export interface ActOptions {
  processes: Processes
  folder: string
  seed: string
  /** How often something is killed. */
  kills: number
}

export interface ActOutcome {
  broken: string[]
  /** In one line, what happened. */
  summary: string
}

/** Kills and kills again, lets the clients finish, and looks what is there. */
async function play(
  crashShop: CrashShop,
  options: ActOptions,
  kill: (wait: number) => Promise<void>,
  open: () => Promise<OpenDatabase>,
) {
  const random = randomOf(`${options.seed} kills`)
  const { clientLog } = crashShop
  for (let n = 0; n < options.kills; n++) await kill(random.whole(MIN_UPTIME_MS, MAX_UPTIME_MS))
  await crashShop.calm()
  await crashShop.stop()
  const { db, close } = await open()
  const { broken } = await verify(db, clientLog, crashShop.stock)
  await close()
  const summary = [
    `${options.kills} kills`,
    `${clientLog.acknowledged.size} orders acknowledged`,
    `${clientLog.paid.size} of them paid`,
    `${clientLog.unanswered} requests made again`,
  ].join(', ')
  return { broken, summary }
}

/** What PostgreSQL keeps while the store API is killed, or while its own backends are. */
async function onPostgres(server: string, options: ActOptions, isProgramKilled: boolean): Promise<ActOutcome> {
  // Filled, not copied: the sequences of a copy may fall back behind their rows when PostgreSQL recovers.
  const url = await createDatabase(server)
  const database = openPostgresForCommands(url)
  await fillTemplate(database)
  const { db, close } = database
  const env = { DATABASE_URL: url, DATA_DIR: join(options.folder, 'data') }
  const crashShop = await openCrashShop({ ...options, db, env, withPayments: true }, close)
  const killBackendAfter = async (wait: number) => {
    await pause(wait)
    if (!(await killBackend(server, url))) throw new Error('there was no backend to kill')
  }
  const kill = isProgramKilled ? (wait: number) => crashShop.storeApi.killAfter(wait) : killBackendAfter
  return play(crashShop, options, kill, async () => openPostgresForCommands(url))
}

/** The store API is killed in the middle of requests. */
export const killProgram = (server: string, options: ActOptions) => onPostgres(server, options, true)

/** PostgreSQL's backends are killed in the middle of statements. */
export const killBackends = (server: string, options: ActOptions) => onPostgres(server, options, false)

/** The store API with its database inside is killed. */
export async function killPglite(options: ActOptions): Promise<ActOutcome> {
  const folder = join(options.folder, 'pglite')
  const database = await openPglite(folder)
  await fillTemplate(database)
  const env = { DATABASE_URL: '', DATA_DIR: folder }
  const crashShop = await openCrashShop({ ...options, db: database.db, env, withPayments: false }, database.close)
  return play(
    crashShop,
    options,
    (wait) => crashShop.storeApi.killAfter(wait),
    () => openPglite(folder),
  )
}

/** A server that lost a backend restarts; longest wait for it, in milliseconds. */
const TIMEOUT_MS = 15_000
const PAUSE_MS = 100

/** The backends that work for the shop just now; those in the middle of something first. */
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
 * Kills one backend of our own server, as running out of memory would: PostgreSQL then ends all others and recovers.
 * @returns whether there was one
 */
export async function killBackend(server: string, database: string): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const pids = await backendsOf(server, database).catch((): number[] => [])
    const [pid] = pids
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL')
      return true
    }
    if (Date.now() > end) return false
    await pause(PAUSE_MS)
  }
}
