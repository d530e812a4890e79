import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const searched = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** Whether a file is there and may be run. */
function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first folder that holds all of some programs; null when they are not installed.
 * @param others folders looked into after those of PATH
 */
export const findFolder = (names: readonly string[], others: readonly string[]): string | null =>
  [...searched(), ...others].find((folder) => names.every((name) => isProgram(join(folder, name)))) ?? null

/** Where a program is; null when it is not installed. @param others folders looked into after those of PATH */
export function findProgram(name: string, others: readonly string[]): string | null {
  const folder = findFolder([name], others)
  return folder && join(folder, name)
}
