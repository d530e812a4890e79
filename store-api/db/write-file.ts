import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** A file cannot be written: it exists already, or the folder is not writable. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/**
 * Writes a file atomically, readable only by its owner (0600): under a temporary name, and renamed once it is on disk.
 * @param fill writes it. @throws the errors of `fill`; then there is no file
 * @param replaces whether it replaces a file with this name
 * @param taken why an existing file is rejected
 * @throws FileRefused
 */
export async function writeAtomically(
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
