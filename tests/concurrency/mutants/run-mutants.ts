import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../../harness/user-error'
import { bundleWorker } from '../work/bundle-worker'
import { type Done, type Task, WorkerPool } from '../work/worker-pool'
import { type Edit, type Mutant, MUTANTS } from './mutants'

const lineOf = ({ mutant, killedBy }: Verdict) =>
  killedBy ? `✔ ${mutant.name}: killed by ${killedBy.scenario} (${killedBy.claim})` : `✘ ${mutant.name}: not detected`

/**
 * Runs the scenarios of every mutant, which must fail.
 * @throws UserError if a mutant is not detected
 */
export async function runAllMutants(server: string): Promise<void> {
  const survivors: string[] = []
  for (const mutant of MUTANTS) {
    const verdict = await runMutant(mutant, server)
    console.log(lineOf(verdict))
    if (!verdict.killedBy) survivors.push(mutant.name)
  }
  if (survivors.length > 0) throw new UserError(`Not detected: ${survivors.join(', ')}.`)
}

const MUTANT_TIMEOUT_MS = 180_000

const MAX_SEED = 1_000_000

export interface Verdict {
  mutant: Mutant
  /** The failed scenario with its first broken claim; null if no scenario failed. */
  killedBy: { scenario: string; claim: string } | null
}

const isMigration = ({ file }: Edit) => file.endsWith('.sql')

const tasksOf = ({ scenarios, edits }: Mutant, server: string): Task[] =>
  scenarios.map((scenario) => ({
    ...{ server, scenario, seed: String(randomInt(1, MAX_SEED)), delay: 0, isShort: true },
    template: { hasOwnMigrations: edits.some(isMigration) },
  }))

/** Runs tasks in a worker. @throws Error if it ends early, or takes too long */
async function runTasks(tasks: Task[], program: string): Promise<Done[]> {
  const pool = new WorkerPool({ program, tasks: 1 })
  const controller = new AbortController()
  const timeout = pause(MUTANT_TIMEOUT_MS, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`the scenarios took more than ${MUTANT_TIMEOUT_MS / 1000} s`)
  })
  const done: Done[] = []
  try {
    await Promise.race([pool.work(tasks, (one) => done.push(one)), timeout])
  } finally {
    controller.abort()
    pool.stop()
  }
  return done
}

/** Runs the scenarios of a mutant. @throws Error if they cannot be run */
export async function runMutant(mutant: Mutant, server: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    const program = await bundleWorker(folder, mutant.edits)
    const done = await runTasks(tasksOf(mutant, server), program)
    const failed = done.find(({ violations }) => violations.length > 0)
    return { mutant, killedBy: failed ? { scenario: failed.task.scenario, claim: failed.violations[0] ?? '' } : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
