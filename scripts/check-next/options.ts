import { parseArgs } from 'node:util'
import { UserError } from '../../tests/harness/user-error'

export interface CheckOptions {
  /** A version of Next, or a tag such as `canary`. */
  version: string
  /** Browser tests to run: all if empty, none if null. */
  specs: string[] | null
  /** Whether to keep the temporary folder. */
  keepsFolder: boolean
}

const USAGE = 'npm run check:next -- <version> [--specs e2e/cart.spec.ts,e2e/search.spec.ts | --no-specs] [--keep]'

/** A version or a tag of npm, but not a path, URL or option. */
const VERSION = /^[a-z0-9][\w.-]*$/i

/** @throws UserError with the usage of the command */
export function readOptions(args: string[]): CheckOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { specs: { type: 'string' }, 'no-specs': { type: 'boolean' }, keep: { type: 'boolean' } },
    })
    const [version, ...extra] = positionals
    if (!version || !VERSION.test(version) || extra.length > 0) throw new Error('One version, please.')
    const specs = values['no-specs'] ? null : (values.specs ?? '').split(',').filter(Boolean)
    return { version, specs, keepsFolder: values.keep ?? false }
  } catch (cause) {
    throw new UserError(`${(cause as Error).message} ${USAGE}`, { cause })
  }
}
