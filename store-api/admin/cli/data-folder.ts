import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { replacedFolder } from '../../db/replaced-folder'
import { CommandError } from './command-error'

/** Whether a data folder has a PGlite's files, or those that a restore which was killed left to be put back. */
export const hasDatabase = (dataDir: string): boolean =>
  [join(dataDir, 'pglite'), replacedFolder(join(dataDir, 'pglite'))].some(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  )

/**
 * For a command without `DATABASE_URL`: a new, empty database would answer as if the shop had lost everything.
 * @throws CommandError where a data folder has none
 */
export function requireDatabaseIn(dataDir: string): void {
  if (!hasDatabase(dataDir)) throw new CommandError(`There is no database in ${dataDir}, and DATABASE_URL is not set.`)
}
