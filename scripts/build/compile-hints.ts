import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Asks Chromium, from version 136 on, to compile all functions of a script while it is downloaded. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** In smaller scripts, in bytes, there is less to compile than the comment costs. */
const MIN_BYTES = 20_000

/**
 * Marks the larger scripts of a build, most of whose functions run when a page loads: browsers compile a function when it
 * is first called otherwise, one after the other in the page's main thread. It must run before the scripts are compressed.
 * @param folder `.next/static`
 * @returns the number of marked scripts
 */
export function addCompileHints(folder: string): number {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  return scripts.filter((name) => {
    const file = join(folder, name)
    const content = readFileSync(file)
    if (content.length < MIN_BYTES || content.indexOf(COMPILE_HINT) === 0) return false
    writeFileSync(file, Buffer.concat([Buffer.from(COMPILE_HINT), content]))
    return true
  }).length
}
