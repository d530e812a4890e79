import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by `next build`. */
const BUILT = join('.next', 'required-server-files.json')

/** @returns {string | undefined} */
function builtId() {
  if (!existsSync(BUILT)) return undefined
  return JSON.parse(readFileSync(BUILT, 'utf8')).config?.deploymentId || undefined
}

/**
 * The name of a release. The browser compares it with that of each response, and loads a page of another release in full
 * instead of navigating to it. Set at build; `next start` takes it from the build.
 * @param {string} phase of Next
 * @param {string | undefined} configured DEPLOYMENT_ID
 */
export const deploymentId = (phase, configured) =>
  phase === 'phase-production-server' ? builtId() : configured || undefined
