import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../admin/cli/command-error'

/** Where a database lies while another takes its place. */
const replacedFolder = (folder: string) => `${folder}.replaced`

/** Sees to it that a database is there whole, whenever a restore was killed: the old one until the new one stands. */
export function endReplacing(folder: string): void {
  const replaced = replacedFolder(folder)
  if (!existsSync(folder) && existsSync(replaced)) renameSync(replaced, folder)
  rmSync(replaced, { recursive: true, force: true })
}

/** Puts a folder in the place of another, which may be missing. */
export function replaceFolder(folder: string, by: string): void {
  if (existsSync(folder)) renameSync(folder, replacedFolder(folder))
  renameSync(by, folder)
  endReplacing(folder)
}

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
