import { chmodSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Another living process has locked the folder. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked'
  constructor(
    readonly file: string,
    readonly pid: number,
  ) {
    super(`The data folder is in use by process ${pid} (${file}).`)
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const readPid = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0
    throw error
  }
}

/** The locks of this process: its own pid in any other file belongs to an earlier process (pid 1 of a container). */
const ownLocks = new Set<string>()

/** The living process that holds a lock file, or null if the lock is stale. */
function lockOwner(file: string): number | null {
  const pid = readPid(file)
  if (pid === process.pid) return ownLocks.has(file) ? pid : null
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null
}

/** Creates the file with the pid in it atomically: an empty file would look like a stale lock. */
function create(file: string): boolean {
  const tempFile = `${file}.${process.pid}`
  writeFileSync(tempFile, String(process.pid))
  try {
    linkSync(tempFile, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(tempFile, { force: true })
  }
}

/**
 * Replaces a stale lock. A second file lets only one process do so: of two that both saw the dead process, the slower
 * would otherwise delete the lock the faster has just created.
 */
function takeOver(file: string): void {
  const guard = `${file}.takeover`
  if (!create(guard)) {
    const other = lockOwner(guard)
    if (other !== null) throw new FolderLocked(file, other)
    rmSync(guard, { force: true })
    return takeOver(file)
  }
  try {
    const pid = lockOwner(file)
    if (pid !== null) throw new FolderLocked(file, pid)
    rmSync(file, { force: true })
    if (!create(file)) throw new FolderLocked(file, readPid(file))
  } finally {
    rmSync(guard, { force: true })
  }
}

/**
 * Locks a folder for this process by a file with its pid: PGlite itself would let two processes write the same files
 * and lose data. A lock whose process is dead is taken over.
 * @returns unlock
 * @throws FolderLocked
 */
export function lockFolder(file: string): () => void {
  if (!create(file)) takeOver(file)
  ownLocks.add(file)
  return () => {
    // Only our own lock: an operator may have deleted the file, and another process created a new one.
    if (ownLocks.delete(file) && readPid(file) === process.pid) rmSync(file, { force: true })
  }
}

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Files of another user, or deleted since they were listed, are skipped. */
const isSkippableError = (error: unknown) => ['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')

function restrictPermissions(path: string): void {
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return
    const mode = stats.isDirectory() ? FOLDER_MODE : FILE_MODE
    if ((stats.mode & 0o777) !== mode) chmodSync(path, mode)
    if (stats.isDirectory()) for (const name of readdirSync(path)) restrictPermissions(`${path}/${name}`)
  } catch (error) {
    if (!isSkippableError(error)) throw error
  }
}

/**
 * Makes a data folder readable for this user only, with all its files and every file this process will write: it
 * contains customers' addresses and password hashes. Files that an earlier version left readable are restricted too.
 */
export function makeFolderPrivate(folder: string): void {
  process.umask(0o777 & ~FOLDER_MODE)
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  restrictPermissions(folder)
}
