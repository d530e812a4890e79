import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's file system in memory, of which half of the memory may be used. */
const MEMORY_FOLDER = '/dev/shm'

/** `f_type` of a file system in memory (statfs(2)). */
const TMPFS = 0x01021994

/** More than a run of all tests writes, in bytes. */
const REQUIRED_BYTES = 8 * 2 ** 30

/**
 * Where tests write what they throw away: memory, where there is enough of it. A database is a thousand files, which a
 * disk takes up to a second to make, and a run makes some thousand databases.
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
