import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { open, type Entry, type ZipFile } from 'yauzl'
import { MAX_MEDIA_BYTES } from '../../../catalog/media/inspect'
import { ImportError } from '../import-error'

/** Maximum number of files in a folder or archive. */
const MAX_FILES = 100_000

/** Local pictures, by their file names. */
export interface LocalPictures {
  /**
   * The bytes of the picture with this name or path; null if it is missing. @throws Error if it is too large or damaged
   */
  read: (address: string) => Promise<Buffer | null>
  close: () => void
}

/** The last part of a path or URL, without its query, in small letters: `https://…/A%20b.jpg?v=1` is `a b.jpg`. */
export function fileNameOf(address: string): string {
  const path = /^https?:/i.test(address) ? address.replace(/[?#].*$/s, '') : address
  const name = path.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** Finds files by full path if given, otherwise by file name. */
function createFinder<File>(
  files: readonly (readonly [path: string, file: File])[],
): (address: string) => File | undefined {
  const byPath = new Map(files.map(([path, file]) => [path.toLowerCase(), file]))
  const byName = new Map(files.toReversed().map(([path, file]) => [fileNameOf(path), file]))
  return (address) => byPath.get(address.replace(/^\.?\//, '').toLowerCase()) ?? byName.get(fileNameOf(address))
}

const tooLargeError = () => new Error(`it is larger than ${MAX_MEDIA_BYTES / 1024 / 1024} MB`)

async function openFolder(folder: string): Promise<LocalPictures> {
  const names = await readdir(folder, { recursive: true })
  if (names.length > MAX_FILES) throw new ImportError(`${folder} has more than ${MAX_FILES} files.`)
  const find = createFinder(names.map((name) => [name.replaceAll('\\', '/'), join(folder, name)] as const))
  return {
    read: async (address) => {
      const path = find(address)
      const stats = path === undefined ? null : await stat(path)
      if (path === undefined || !stats?.isFile()) return null
      if (stats.size > MAX_MEDIA_BYTES) throw tooLargeError()
      return readFile(path)
    },
    close: () => {},
  }
}

/** All files of an archive. @throws ImportError if it is damaged, has names that lead out of it, or too many files */
function listEntries(zip: ZipFile, path: string): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('error', (error: Error) => reject(new ImportError(`${path}: ${error.message}.`)))
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      if (entries.length > MAX_FILES) return reject(new ImportError(`${path} has more than ${MAX_FILES} files.`))
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.readEntry()
  })
}

/** The bytes of a file in an archive. Its declared size is checked while it is unpacked. */
function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_MEDIA_BYTES) return Promise.reject(tooLargeError())
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(chunks)))
    })
  })
}

const openZip = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new ImportError(`${path} is no ZIP file: ${error.message}.`)) : resolve(zip),
    ),
  )

async function openArchive(path: string): Promise<LocalPictures> {
  const zip = await openZip(path)
  const entries = await listEntries(zip, path)
  const find = createFinder(entries.map((entry) => [entry.fileName, entry] as const))
  return {
    read: async (address) => {
      const entry = find(address)
      return entry ? readEntry(zip, entry) : null
    },
    close: () => zip.close(),
  }
}

/**
 * Pictures of a folder or of a ZIP file. Nothing is unpacked to disk.
 * @throws ImportError if neither exists, and for an archive that is damaged or whose names lead out of it
 */
export async function openPictures(path: string): Promise<LocalPictures> {
  const stats = await stat(path).catch(() => null)
  if (!stats) throw new ImportError(`There is no ${path}.`)
  return stats.isDirectory() ? openFolder(path) : openArchive(path)
}
