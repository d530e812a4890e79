import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Next has written down about the build that is served. */
const BUILT = join('.next', 'required-server-files.json')

/** @returns {string | undefined} */
function builtId() {
  if (!existsSync(BUILT)) return undefined
  return JSON.parse(readFileSync(BUILT, 'utf8')).config?.deploymentId || undefined
}

/**
 * The name of a release: pages and the server that answers them compare it, and a page of another release is loaded
 * anew instead of being continued. Told at build; the server takes over what was built.
 * @param {string} phase of Next
 * @param {string | undefined} told DEPLOYMENT_ID
 */
export const deploymentId = (phase, told) => (phase === 'phase-production-server' ? builtId() : told || undefined)
