import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeError, UserError } from '../harness/user-error'
import { onStopSignal, Processes } from '../harness/processes'
import { killBackends, killPglite, killProgram, type ActOptions, type ActOutcome } from './crash/kill-runs'
import { withServer } from './harness/databases'

/** Default number of kills of each kind. */
const KILLS = { program: 50, backends: 20, pglite: 10 }

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(randomInt(1, 1_000_000)) }, kills: { type: 'string' } },
})

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const broken: string[] = []

async function act(name: keyof typeof KILLS, title: string, work: (options: ActOptions) => Promise<ActOutcome>) {
  const begun = Date.now()
  const actFolder = join(folder, name)
  mkdirSync(actFolder)
  const kills = Number(values.kills ?? KILLS[name])
  const outcome = await work({ processes, folder: actFolder, seed: values.seed, kills })
  const seconds = ((Date.now() - begun) / 1000).toFixed(0)
  console.log(`${outcome.broken.length === 0 ? '✔' : '✘'} ${title}: ${outcome.summary} (${seconds} s)`)
  for (const claim of outcome.broken.slice(0, 10)) console.log(`    ${claim}`)
  broken.push(...outcome.broken)
}

async function main() {
  console.log(`seed ${values.seed}`)
  chmodSync(folder, 0o711)
  // Always a temporary server, since its backends are killed.
  await withServer('', async (server) => {
    await act('program', 'The store API is killed', (options) => killProgram(server, options))
    await act('backends', "PostgreSQL's backends are killed", (options) => killBackends(server, options))
  })
  await act('pglite', 'The store API with PGlite is killed', killPglite)
  if (broken.length > 0) throw new UserError(`${broken.length} claims did not hold; seed ${values.seed}.`)
}

async function finish(code: number) {
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

onStopSignal(() => void finish(1))
main().then(
  () => finish(0),
  (error: unknown) => {
    console.error(describeError(error))
    return finish(1)
  },
)
