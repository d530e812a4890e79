import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lets Chromium, from version 136 on, compile all functions of a script while it is downloaded. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** In bytes: marking smaller scripts gains little (docs/decisions/091-scripts-compiled-early.md). */
const MIN_BYTES = 20_000

/**
 * Marks the large scripts of a build. Otherwise browsers compile each function when it is first called, in the page's main
 * thread. Call it before the scripts are compressed.
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
