import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's file system in memory, by default limited to half of the memory. */
const MEMORY_FOLDER = '/dev/shm'

/** `f_type` of a file system in memory (statfs(2)). */
const TMPFS = 0x01021994

/** More than a run of all tests writes, in bytes. */
const REQUIRED_BYTES = 8 * 2 ** 30

/**
 * The folder for temporary files of tests: in memory if enough is free. A database has hundreds of files, which take up
 * to a second to create on a slow disk, and a run creates hundreds of databases.
 */
export function fastTempFolder(folder = MEMORY_FOLDER, requiredBytes = REQUIRED_BYTES): string {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    if (type === TMPFS && bavail * bsize >= requiredBytes) return folder
  } catch {
    // No such folder: not Linux.
  }
  return tmpdir()
}
