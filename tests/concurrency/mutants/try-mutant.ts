import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeTree } from './make-tree'
import type { Mutant } from './mutants'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Longest proof of one mutant, in milliseconds. */
const PATIENCE = 180_000

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
  const options = { cwd: folder, timeout: PATIENCE, maxBuffer: 16 * 1024 * 1024 }
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
export async function tryMutant(mutant: Mutant, server: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    makeTree(ROOT, folder, mutant.edits)
    const [, scenario = '', claim = ''] = FAILED.exec(await prove(folder, server, mutant)) ?? []
    return { mutant, killedBy: scenario ? { scenario, claim } : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
