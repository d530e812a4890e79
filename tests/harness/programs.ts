import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOutOfDate } from './out-of-date'

/** Programs that `npm run bundle` writes, each to a file that imports what they share. */
export type Program = 'store-api/main' | 'store-api/cli' | 'payment-service/main'

/** Written last by `npm run bundle`: it is newer than all sources. */
export const BUNDLED = join('store-api', 'dist', 'BUNDLED')

/** Files and folders that the bundles are made of. */
const SOURCES = ['store-api', 'payment-service', 'contract', 'lib', 'messages', 'tsconfig.json', 'package-lock.json']

/** Whether the bundles are those of the sources as they are now. @param root folder of the checkout */
export function isBundled(root = '.'): boolean {
  const sources = SOURCES.map((path) => join(root, path))
  return existsSync(join(root, BUNDLED)) && !isOutOfDate(join(root, BUNDLED), sources)
}

/**
 * Arguments of Node.js that start a program: its bundle if that is up to date, otherwise its source.
 * @param root folder of the checkout
 */
export function programArgs(program: Program, root = '.'): string[] {
  if (!isBundled(root)) return ['--import', 'tsx', `${program}.ts`]
  const [folder = '', name = ''] = program.split('/')
  return ['--enable-source-maps', join(folder, 'dist', `${name}.mjs`)]
}
