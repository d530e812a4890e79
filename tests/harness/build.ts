import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOutOfDate } from './out-of-date'
import { isBundled } from './programs'
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

async function buildStorefront(processes: Processes): Promise<void> {
  const hasBuild = existsSync(BUILD)
  if (hasBuild && !isOutOfDate(BUILD, SOURCES)) return
  console.log(`Building the storefront${hasBuild ? ' again, as it has changed' : ', once'} (about a minute) …`)
  await runScript(processes, 'build')
}

/** @throws UserError if it fails */
async function runScript(processes: Processes, script: 'build' | 'bundle'): Promise<void> {
  const args = ['--import', 'tsx', `scripts/${script}.ts`]
  const { code } = await processes.run({ name: `The ${script}`, args, env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) throw new UserError(`The ${script} failed; see the output above.`)
}

/**
 * Builds the storefront, and bundles the store API and the payment service, unless they are up to date.
 * @throws UserError if a build fails
 */
export async function ensureBuild(processes: Processes): Promise<void> {
  await buildStorefront(processes)
  if (!isBundled()) await runScript(processes, 'bundle')
}
