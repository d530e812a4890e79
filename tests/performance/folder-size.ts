import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Size of all files below a folder, in MB. */
export function folderMb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  return bytes / 2 ** 20
}
