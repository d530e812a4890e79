import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error'
import type { Processes } from './processes'

/** Written when a build is done. */
const BUILD = join('.next', 'BUILD_ID')

/** What the storefront is made of; what is not here changes nothing of a build. */
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

/** When a file or anything in a folder was last written, in milliseconds since the epoch. */
function lastWritten(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => lastWritten(join(path, name))))
}

/** Whether a build is older than what it was made of. */
export const isOutOfDate = (build: string, sources: readonly string[]): boolean =>
  sources.some((path) => existsSync(path) && lastWritten(path) > statSync(build).mtimeMs)

/**
 * Builds the storefront where there is no build of the code as it is.
 * @throws UserError when the build fails
 */
export async function ensureBuild(processes: Processes): Promise<void> {
  const isThere = existsSync(BUILD)
  if (isThere && !isOutOfDate(BUILD, SOURCES)) return
  console.log(`Building the storefront${isThere ? ' again, as it has changed' : ', once'} (about a minute) …`)
  const args = ['--import', 'tsx', 'scripts/build.ts']
  const { code } = await processes.run({ name: 'The build', args, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new UserError('The build failed; the reason stands above.')
}
