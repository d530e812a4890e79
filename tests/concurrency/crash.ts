import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeError, UserError } from '../harness/user-error'
import { onStopSignal, Processes } from '../harness/processes'
import { killBackends, killPglite, killProgram, type KillRunOptions, type KillRunOutcome } from './crash/kill-runs'
import { withServer } from './harness/databases'

/** Default number of kills of each kind. */
const KILLS = { program: 50, backends: 20, pglite: 10 }

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(randomInt(1, 1_000_000)) }, kills: { type: 'string' } },
})

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const violations: string[] = []

async function runPhase(
  name: keyof typeof KILLS,
  title: string,
  work: (options: KillRunOptions) => Promise<KillRunOutcome>,
) {
  const startedAt = Date.now()
  const phaseFolder = join(folder, name)
  mkdirSync(phaseFolder)
  const kills = Number(values.kills ?? KILLS[name])
  const outcome = await work({ processes, folder: phaseFolder, seed: values.seed, kills })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  console.log(`${outcome.violations.length === 0 ? '✔' : '✘'} ${title}: ${outcome.summary} (${seconds} s)`)
  for (const claim of outcome.violations.slice(0, 10)) console.log(`    ${claim}`)
  violations.push(...outcome.violations)
}

async function main() {
  console.log(`seed ${values.seed}`)
  chmodSync(folder, 0o711)
  // Always a temporary server, since its backends are killed.
  await withServer('', async (server) => {
    await runPhase('program', 'The store API is killed', (options) => killProgram(server, options))
    await runPhase('backends', "PostgreSQL's backends are killed", (options) => killBackends(server, options))
  })
  await runPhase('pglite', 'The store API with PGlite is killed', killPglite)
  if (violations.length > 0) throw new UserError(`${violations.length} claims did not hold; seed ${values.seed}.`)
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
