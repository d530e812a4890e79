import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'

const FOLDER = 0o700
const FILE = 0o600

/** Files of another user, or deleted since they were listed, are skipped. */
const isAnothers = (error: unknown) => ['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')

function close(path: string): void {
  try {
    const found = lstatSync(path)
    if (found.isSymbolicLink()) return
    const mode = found.isDirectory() ? FOLDER : FILE
    if ((found.mode & 0o777) !== mode) chmodSync(path, mode)
    if (found.isDirectory()) for (const name of readdirSync(path)) close(`${path}/${name}`)
  } catch (error) {
    if (!isAnothers(error)) throw error
  }
}

/**
 * Makes a folder of data readable for this user alone, with everything that lies in it and everything this process will
 * write: it holds customers' addresses and hashes of their passwords. What an earlier version left open is closed.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o777 & ~FOLDER)
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  close(folder)
}
