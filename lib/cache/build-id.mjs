import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The id of this build, which its pages contain.
 * @returns {string}
 */
export const buildId = () =>
  process.env.NEXT_DEPLOYMENT_ID ||
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
