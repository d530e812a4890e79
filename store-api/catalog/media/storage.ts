import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HASH_PATTERN } from '../../../contract/limits'

/** The storage responds, and has no original of this hash. */
export class MediaMissingError extends Error {
  override readonly name = 'MediaMissingError'
  constructor(hash: string) {
    super(`there is no original ${hash}`)
  }
}

/** The configured storage cannot be used; the message is for the operator. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
}

/** Storage of originals, by the SHA-256 of their content in hex. */
export interface MediaStorage {
  /** @throws MediaMissingError; other errors where the storage cannot be reached */
  read: (hash: string) => Promise<Buffer>
  /** Stores a file; an existing one is not changed. */
  write: (hash: string, bytes: Uint8Array) => Promise<void>
  remove: (hash: string) => Promise<void>
  /** All hashes. */
  list: () => Promise<string[]>
}

let writes = 0

/** Gives files that root writes to the owner of the folder, whose account the shop runs as. */
async function chownToFolderOwner(paths: readonly string[], folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  for (const path of paths) await chown(path, uid, gid)
}

/** Originals as files, readable only by the owner of the folder. */
export function diskStorage(folder: string): MediaStorage {
  const fileOf = (hash: string) => {
    if (!HASH_PATTERN.test(hash)) throw new RangeError('not a hash')
    return join(folder, hash.slice(0, 2), hash)
  }
  return {
    read: async (hash) => {
      const file = fileOf(hash)
      try {
        return await readFile(file)
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new MediaMissingError(hash) : error
      }
    },
    write: async (hash, bytes) => {
      const file = fileOf(hash)
      if ((await stat(file).catch(() => null))?.size === bytes.length) return
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      // Atomic, even if the program is killed.
      const part = `${file}.${process.pid}-${++writes}.part`
      await writeFile(part, bytes, { mode: 0o600 })
      await chownToFolderOwner([dirname(file), part], folder)
      await rename(part, file)
    },
    remove: (hash) => rm(fileOf(hash), { force: true }),
    list: async () => {
      const folders = await readdir(folder).catch(() => [])
      const files = await Promise.all(folders.map((name) => readdir(join(folder, name)).catch(() => [])))
      return files.flat().filter((name) => HASH_PATTERN.test(name))
    },
  }
}

/** Originals in memory, for tests. */
export function memoryStorage(): MediaStorage {
  const files = new Map<string, Buffer>()
  return {
    read: (hash) => {
      const bytes = files.get(hash)
      return bytes ? Promise.resolve(bytes) : Promise.reject(new MediaMissingError(hash))
    },
    write: (hash, bytes) => Promise.resolve(void files.set(hash, Buffer.from(bytes))),
    remove: (hash) => Promise.resolve(void files.delete(hash)),
    list: () => Promise.resolve([...files.keys()]),
  }
}
