import { UserError } from '../../harness/user-error'
import { type Edit, type Mutant, MUTANTS } from './mutants'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

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

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const MUTANT_TIMEOUT_MS = 180_000

/** Output of run.ts: a failed run with its first broken claim, and any run. */
const FAILED = /^✘ ([\w-]+).*\n\s+(.*)/m
const RUN = /^[✔✘] /m

export interface Verdict {
  mutant: Mutant
  /** The failed scenario with its first broken claim; null if no scenario failed. */
  killedBy: { scenario: string; claim: string } | null
}

const run = promisify(execFile)

/** Runs the scenarios of a mutant in its folder. @returns the output, whether they fail or not */
async function runScenarios(folder: string, server: string, { scenarios }: Mutant): Promise<string> {
  const flags = ['--no-mutants', '--short', '--runs', '1', '--delay', '0', '--database', server]
  const args = ['--import', 'tsx', 'tests/concurrency/run.ts', ...flags, '--only', scenarios.join(',')]
  const options = { cwd: folder, timeout: MUTANT_TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 }
  try {
    return (await run(process.execPath, args, options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    // Without output of a run, the failure has another cause than a broken claim.
    if (!RUN.test(stdout)) throw new Error(`the scenarios could not be run: ${stderr || String(error)}`)
    return stdout
  }
}

/** Runs the scenarios of a mutant. @throws Error if they cannot be run */
export async function runMutant(mutant: Mutant, server: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    copyRepositoryWithEdits(ROOT, folder, mutant.edits)
    const [, scenario = '', claim = ''] = FAILED.exec(await runScenarios(folder, server, mutant)) ?? []
    return { mutant, killedBy: scenario ? { scenario, claim } : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Files and folders that the scenarios need. */
const REQUIRED_PATHS = [
  'contract',
  'lib',
  'store-api',
  'tests/concurrency',
  'tests/harness',
  'package.json',
  'tsconfig.json',
]

function apply(folder: string, { file, find, replace }: Edit) {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  const times = source.split(find).length - 1
  if (times !== 1) throw new UserError(`${file} contains this ${times} times, not once: ${find}`)
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
}

/**
 * Copies the required parts of the repository, and applies the edits.
 * @throws UserError if the source of an edit is not found: the mutant must be updated
 */
export function copyRepositoryWithEdits(from: string, folder: string, edits: Edit[]): void {
  mkdirSync(folder, { recursive: true })
  for (const part of REQUIRED_PATHS) cpSync(join(from, part), join(folder, part), { recursive: true })
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'))
  for (const edit of edits) apply(folder, edit)
}
