import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError, describeError } from '../harness/user-error'
import { onStopSignal } from '../harness/processes'
import { dropDatabase, urlOfDatabase } from '../../store-api/testing/database'
import { DELAYED_CONNECTIONS } from './harness/environment'
import { capacityOf, withServer } from './harness/databases'
import { runAllMutants } from './mutants/run-mutants'
import { readOptions, type Options } from './options'
import { lineOf, summaryOf } from './report'
import type { Scenario } from './scenario'
import { scenariosCalled } from './scenarios/scenarios'
import { bundleWorker } from './work/bundle-worker'
import { WorkerPool, type Done, type Task } from './work/worker-pool'
import { makeTemplate } from './harness/template'

const tasksOf =
  (scenarios: Scenario[], { runs, seed, isShort }: Options, environment: { server: string; template: string }) =>
  (delay: number): Task[] =>
    Array.from({ length: runs }, (_, run) => run).flatMap((run) =>
      scenarios.map(({ name }) => ({ ...environment, scenario: name, seed: String(seed + run), delay, isShort })),
    )

/** With delayed statements a worker mostly waits: it runs several environments at once, if connections suffice. */
const ENVIRONMENTS_PER_WORKER = 6

/** Connections of an environment with delayed statements, and those reserved for others. */
const CONNECTIONS_PER_ENVIRONMENT = DELAYED_CONNECTIONS + 3
const RESERVED_CONNECTIONS = 10

/** Number of environments that each of some workers runs at once. @param connections of the server, at most */
function slotsFor(connections: number, workers: number): number {
  const room = Math.floor((connections - RESERVED_CONNECTIONS) / CONNECTIONS_PER_ENVIRONMENT / workers)
  return Math.min(ENVIRONMENTS_PER_WORKER, Math.max(1, room))
}

/** Runs every scenario as often as requested, with each delay. */
async function runScenarios(options: Options, server: string): Promise<Done[]> {
  const scenarios = scenariosCalled(options.only)
  const all: Done[] = []
  const folder = mkdtempSync(join(tmpdir(), 'proof-worker-'))
  const program = await bundleWorker(folder)
  const template = await makeTemplate(server)
  const pool = new WorkerPool({ program, tasks: options.runs * scenarios.length })
  const slots = slotsFor(await capacityOf(server), pool.size)
  try {
    const onDone = (done: Done) => {
      all.push(done)
      console.log(lineOf(done))
    }
    for (const delay of options.delays)
      await pool.work(tasksOf(scenarios, options, { server, template })(delay), onDone, delay > 0 ? slots : 1)
  } finally {
    pool.stop()
    rmSync(folder, { recursive: true, force: true })
    await dropDatabase(server, urlOfDatabase(server, template))
  }
  return all
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env.TEST_DATABASE_URL)
  const startedAt = Date.now()
  await withServer(options.database, async (server) => {
    const all = await runScenarios(options, server)
    console.log(`\n${summaryOf(all)}\n${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
    const failed = all.filter(({ violations }) => violations.length > 0)
    if (failed.length > 0) throw new UserError(`\n${failed.map(lineOf).join('\n')}\n${failed.length} runs failed.`)
    if (options.withMutants) await runAllMutants(server)
  })
}

onStopSignal(() => process.exit(1))

main().catch((error: unknown) => {
  console.error(describeError(error))
  process.exitCode = 1
})
