import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../tests/harness/nginx'
import { IMAGES_VARIABLE } from '../tests/harness/demo-template'
import { describeError } from '../tests/harness/user-error'
import { fastTempFolder } from '../tests/harness/temp-folder'
import { findPostgres, findRedis, startPostgres } from '../tests/harness/services'
import { onStopSignal, Processes } from '../tests/harness/processes'
import { sumCounts, type Counts } from './test/counts'
import { jestDurations, readStarts, slowestLines, specDurations, startLines } from './test/durations'
import { busyPercent, readProcessorTime, runLine, timeLoop } from './test/machine'
import {
  checkLog,
  compareScreens,
  REPORTS,
  runBrowserTests,
  runBuild,
  runJest,
  runResilience,
  runScript,
  type Run,
} from './test/steps'

const processes = new Processes()
const run: Run = { processes, folder: mkdtempSync(join(fastTempFolder(), 'shop-test-')) }
const results: Counts[] = []
const processorsAtStart = readProcessorTime()
/** Of the fixed loop, between steps. */
const loopsMs: number[] = []
// PostgreSQL's user needs access to its subfolder.
chmodSync(run.folder, 0o711)
// Temporary folder of the tests and all programs they start.
process.env.TMPDIR = join(run.folder, 'temp')
mkdirSync(process.env.TMPDIR)
// Each image is rendered by the first shop that shows it.
process.env[IMAGES_VARIABLE] = join(run.folder, 'images')
mkdirSync(process.env[IMAGES_VARIABLE])
// Read by every program that starts others (recordStart).
process.env.START_TIMES_FILE = join(run.folder, REPORTS.starts)
// Commands of low priority would take minutes beside other tests.
process.env.COMMAND_PRIORITY = 'normal'
let isStopping = false

/** Runs and reports a step. A step that throws has failed; the next ones still run. */
async function step(title: string, work: () => Promise<Counts>): Promise<boolean> {
  if (isStopping) return false
  console.log(`\n▶ ${title}`)
  const started = Date.now()
  const counts = await work().catch((error: unknown) => {
    if (!isStopping) console.error(describeError(error))
    return { passed: 0, failed: 1, skipped: 0 }
  })
  results.push(counts)
  console.log(`${counts.failed === 0 ? '✔' : '✘'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return counts.failed === 0
}

/**
 * Runs work with its own PostgreSQL server, or without one if PostgreSQL is not installed.
 * @param work receives the address of the server; empty without one
 */
async function withPostgres(work: (url: string) => Promise<Counts>): Promise<Counts> {
  const bin = findPostgres()
  const folder = join(run.folder, 'postgres')
  mkdirSync(folder)
  try {
    return await work(bin ? await startPostgres(processes, { bin, folder }) : '')
  } finally {
    await processes.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Unit tests and, if PostgreSQL is installed, the concurrency tests. */
function testWithDatabase(): Promise<Counts> {
  if (!findRedis()) console.log('Redis is not installed: its tests are skipped.')
  if (!findPostgres()) console.log('PostgreSQL is not installed: the concurrency tests are skipped.')
  return withPostgres((url) => runJest(run, url))
}

const log = join(run.folder, 'shop.log')

function testInBrowser(): Promise<Counts> {
  if (!findRedis()) console.log('Redis is not installed: the tests of the shared cache are skipped.')
  return withPostgres((url) => runBrowserTests(run, { output: openSync(log, 'a'), databaseUrl: url }))
}

/** The most frequent failures in short, if nginx, PostgreSQL and Redis are installed. */
async function testResilience(ids: string[]): Promise<Counts> {
  if (findPostgres() && findNginx() && findRedis()) return runResilience(run, ids)
  console.log('nginx, PostgreSQL or Redis is not installed: the resilience scenarios are skipped.')
  return { passed: 0, failed: 0, skipped: 1 }
}

const measureMachine = () => void loopsMs.push(timeLoop())

async function main() {
  let isBuilt = false
  measureMachine()
  // Each uses one core.
  await Promise.all([
    step('Lint: code and styles', () => runScript(run, 'lint'))
      .then(() => step('Formatting', () => runScript(run, 'format:check')))
      .then(() => step('Direction of imports', () => runScript(run, 'depcruise')))
      .then(() => step('Unused files, exports and packages', () => runScript(run, 'knip'))),
    step('Types', () => runScript(run, 'typecheck')).then(
      async () => (isBuilt = await step('Build', () => runBuild(run))),
    ),
  ])
  measureMachine()
  // After the build: they start the programs from their bundles, which takes half as long.
  await step('Unit tests, store API, concurrency', testWithDatabase)
  if (!isBuilt) return
  measureMachine()
  const hasPassed = await step('The shop in a browser', testInBrowser)
  measureMachine()
  // Each waits most of the time. Their limits leave no room for a third one beside them.
  await Promise.all([
    step('Resilience, in short: R03, R09, R20', () => testResilience(['R03', 'R09', 'R20'])),
    step('Ten screens look as recorded', () => compareScreens(run)).then(() =>
      step('Resilience, in short: R04', () => testResilience(['R04'])),
    ),
  ])
  measureMachine()
  const isSilent = await step('No secret in the log of the shop', async () => checkLog(log))
  if (!hasPassed || !isSilent) console.log(`The shop's log: ${log}`)
}

/** Prints the slowest parts of the run. */
function printDurations() {
  const report = (name: keyof typeof REPORTS) => join(run.folder, REPORTS[name])
  const lines = [
    ...slowestLines('The slowest test files (Jest)', jestDurations(report('jest'))),
    ...slowestLines('The slowest browser spec files', specDurations(report('playwright'))),
    ...startLines(readStarts(report('starts'))),
  ]
  if (lines.length > 0) console.log(lines.join('\n'))
}

/** Stops all processes, prints the counts in the last line, and exits. */
async function finish(wasStopped = false) {
  if (isStopping) return
  isStopping = true
  await processes.stopAll()
  printDurations()
  const busy = busyPercent(processorsAtStart, readProcessorTime())
  console.log(`\n${runLine(process.uptime() * 1000, busy, loopsMs)}`)
  const { passed, failed, skipped } = sumCounts(results)
  if (failed === 0 || wasStopped) rmSync(run.folder, { recursive: true, force: true })
  const isSkipFailure = process.env.CI === 'true' && skipped > 0
  if (isSkipFailure) console.log('\nNothing may be skipped in CI.')
  if (wasStopped) console.log('\nStopped before the end.')
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exit(failed > 0 || isSkipFailure || wasStopped ? 1 : 0)
}

onStopSignal(() => void finish(true))

void main().then(() => finish())
