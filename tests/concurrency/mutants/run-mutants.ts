import { UserError } from '../../harness/user-error'
import { type Edit, type Mutant, MUTANTS } from './mutants'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const lineOf = ({ mutant, killedBy }: Verdict) =>
  killedBy ? `✔ ${mutant.name}: killed by ${killedBy.scenario} (${killedBy.claim})` : `✘ ${mutant.name}: not noticed`

/**
 * Breaks the shop in one way after another: the proof has to fail every time, or it proves nothing.
 * @throws UserError when a broken shop is not noticed
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

/** Longest proof of one mutant, in milliseconds. */
const MUTANT_TIMEOUT_MS = 180_000

/** Marks of run.ts before a run that failed, and before one that did not. */
const FAILED = /^✘ ([\w-]+).*\n\s+(.*)/m
const RUN = /^[✔✘] /m

export interface Verdict {
  mutant: Mutant
  /** The scenario that noticed, with the claim that did not hold; null when none did. */
  killedBy: { scenario: string; claim: string } | null
}

const run = promisify(execFile)

/** What the proof says of a tree, whether it holds there or not. */
async function prove(folder: string, server: string, { scenarios }: Mutant): Promise<string> {
  const how = ['--no-mutants', '--short', '--runs', '1', '--delay', '0', '--database', server]
  const args = ['--import', 'tsx', 'tests/concurrency/run.ts', ...how, '--only', scenarios.join(',')]
  const options = { cwd: folder, timeout: MUTANT_TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 }
  try {
    return (await run(process.execPath, args, options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    // It has to fail because of what it found, not because it could not be run.
    if (!RUN.test(stdout)) throw new Error(`the proof could not be run: ${stderr || String(error)}`)
    return stdout
  }
}

/** Runs the proof on a shop that is broken. @throws Error when it cannot be run */
export async function runMutant(mutant: Mutant, server: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    copyRepositoryWithEdits(ROOT, folder, mutant.edits)
    const [, scenario = '', claim = ''] = FAILED.exec(await prove(folder, server, mutant)) ?? []
    return { mutant, killedBy: scenario ? { scenario, claim } : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the proof needs of the repository. */
const PARTS = ['contract', 'lib', 'store-api', 'tests/concurrency', 'tests/harness', 'package.json', 'tsconfig.json']

function apply(folder: string, { file, find, replace }: Edit) {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  const times = source.split(find).length - 1
  if (times !== 1) throw new UserError(`${file} has this ${times} times, not once: ${find}`)
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
}

/**
 * The repository once more, with some places of it changed.
 * @throws UserError when the source of an edit is not found: the mutant has to be updated
 */
export function copyRepositoryWithEdits(from: string, folder: string, edits: Edit[]): void {
  mkdirSync(folder, { recursive: true })
  for (const part of PARTS) cpSync(join(from, part), join(folder, part), { recursive: true })
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'))
  for (const edit of edits) apply(folder, edit)
}
