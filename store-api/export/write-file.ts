import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** A file cannot be written: there is one already, or the folder does not take it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/**
 * Writes a file that is there whole or not at all, for its owner's eyes alone (0600): under a name of its own, which it
 * gets once it is on the disk.
 * @param fill writes it. @throws what `fill` throws; then there is no file
 * @param replaces whether it takes the place of a file of this name
 * @param taken why a file of this name is refused
 * @throws FileRefused
 */
export async function writeWhole(
  path: string,
  fill: (file: FileHandle) => Promise<void>,
  { replaces = false, taken = `${path} is there already.` } = {},
): Promise<void> {
  if (!replaces && existsSync(path)) throw new FileRefused(taken)
  const part = `${path}.${process.pid}.part`
  const file = await open(part, 'wx', 0o600).catch((cause: unknown) => {
    throw new FileRefused(`${path} cannot be written: ${(cause as NodeJS.ErrnoException).code}.`)
  })
  try {
    await fill(file)
    await file.sync()
    if (replaces) renameSync(part, path)
    else if (existsSync(path)) throw new FileRefused(taken)
    else linkSync(part, path)
  } finally {
    await file.close()
    rmSync(part, { force: true })
  }
}
