import { existsSync, renameSync, rmSync } from 'node:fs'

/** Where a database lies while another takes its place. */
export const replacedFolder = (folder: string) => `${folder}.replaced`

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
