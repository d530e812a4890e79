import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Processes } from '../../harness/processes'
import type { OpenDatabase } from '../../../store-api/db/database'
import { openPglite } from '../../../store-api/db/open-pglite'
import { openPostgresPatiently } from '../../../store-api/db/open-postgres'
import { createDatabase } from '../database/databases'
import { randomOf } from '../random'
import { fillTemplate } from '../world/template'
import { killBackend } from './kill-backends'
import { openStage, type Stage } from './stage'
import { verify } from './verify'

/** The shop works so long between two kills, in milliseconds. */
const SHORTEST = 400
const LONGEST = 2400

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
  told: string
}

/** Kills and kills again, lets the clients finish, and looks what is there. */
async function play(
  stage: Stage,
  options: ActOptions,
  kill: (wait: number) => Promise<void>,
  open: () => Promise<OpenDatabase>,
) {
  const random = randomOf(`${options.seed} kills`)
  const { notebook } = stage
  for (let n = 0; n < options.kills; n++) await kill(random.whole(SHORTEST, LONGEST))
  await stage.calm()
  await stage.stop()
  const { db, close } = await open()
  const { broken } = await verify(db, notebook, stage.stock)
  await close()
  const told = [
    `${options.kills} kills`,
    `${notebook.acknowledged.size} orders acknowledged`,
    `${notebook.paid.size} of them paid`,
    `${notebook.unanswered} requests made again`,
  ].join(', ')
  return { broken, told }
}

/** What PostgreSQL keeps while the store API is killed, or while its own backends are. */
async function onPostgres(server: string, options: ActOptions, isProgramKilled: boolean): Promise<ActOutcome> {
  // Filled, not copied: the sequences of a copy may fall back behind their rows when PostgreSQL recovers.
  const url = await createDatabase(server)
  const database = openPostgresPatiently(url)
  await fillTemplate(database)
  const { db, close } = database
  const env = { DATABASE_URL: url, DATA_DIR: join(options.folder, 'data') }
  const stage = await openStage({ ...options, db, env, withPayments: true }, close)
  const killBackendAfter = async (wait: number) => {
    await pause(wait)
    if (!(await killBackend(server, url))) throw new Error('there was no backend to kill')
  }
  const kill = isProgramKilled ? (wait: number) => stage.storeApi.killAfter(wait) : killBackendAfter
  return play(stage, options, kill, async () => openPostgresPatiently(url))
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
  const stage = await openStage({ ...options, db: database.db, env, withPayments: false }, database.close)
  return play(
    stage,
    options,
    (wait) => stage.storeApi.killAfter(wait),
    () => openPglite(folder),
  )
}
