import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from '../../harness/user-error'
import type { Processes } from '../../harness/processes'

/** Inside the repository, as a build must not refer to files outside of its root. */
const FOLDER = join('.data', 'next-release')

const EXCLUDED = new Set(['.data', '.git', '.next', 'node_modules', 'test-results'])

/** A harmless change of the browser's scripts. */
export const RELEASE_CHANGE = {
  file: 'lib/browser/prefetch-links.ts',
  from: 'pointerover: 80,',
  to: 'pointerover: 90,',
}

/**
 * Builds a next release of the shop in its own folder: from changed sources and with another name.
 * @returns the folder
 * @throws UserError if the build fails
 */
export async function buildNextRelease(processes: Processes, name: string): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const entry of readdirSync('.'))
    if (!EXCLUDED.has(entry)) cpSync(entry, join(FOLDER, entry), { recursive: true })
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'))
  const file = join(FOLDER, RELEASE_CHANGE.file)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(RELEASE_CHANGE.from))
    throw new UserError(`${RELEASE_CHANGE.file} no longer contains the line to change.`)
  writeFileSync(file, text.replace(RELEASE_CHANGE.from, RELEASE_CHANGE.to))
  const args = ['--import', 'tsx', 'scripts/build.ts']
  const env = { NEXT_TELEMETRY_DISABLED: '1', DEPLOYMENT_ID: name }
  const { code } = await processes.run({ name: 'The next release', args, cwd: FOLDER, env, stdout: 'ignore' })
  if (code !== 0) throw new UserError('The build of the next release failed; see the output above.')
  return FOLDER
}
