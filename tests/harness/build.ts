import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error'
import type { Processes } from './processes'

/** Next writes this file at the end of a build. */
const BUILD = join('.next', 'BUILD_ID')

/** Files and folders that a build depends on. */
const SOURCES = [
  'app',
  'components',
  'contract',
  'i18n',
  'lib',
  'server',
  'messages',
  'public',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
]

/** Time of the last write to a file, or to anything in a folder, in milliseconds since the epoch. */
function lastWritten(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => lastWritten(join(path, name))))
}

/** Whether a source is newer than the build. */
export const isOutOfDate = (build: string, sources: readonly string[]): boolean =>
  sources.some((path) => existsSync(path) && lastWritten(path) > statSync(build).mtimeMs)

/**
 * Builds the storefront unless its build is up to date.
 * @throws UserError if the build fails
 */
export async function ensureBuild(processes: Processes): Promise<void> {
  const hasBuild = existsSync(BUILD)
  if (hasBuild && !isOutOfDate(BUILD, SOURCES)) return
  console.log(`Building the storefront${hasBuild ? ' again, as it has changed' : ', once'} (about a minute) …`)
  const args = ['--import', 'tsx', 'scripts/build.ts']
  const { code } = await processes.run({ name: 'The build', args, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new UserError('The build failed; see the output above.')
}
