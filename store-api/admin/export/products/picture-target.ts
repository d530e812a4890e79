import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { FileRefused } from '../../../db/write-file'

/** The destination of the pictures of an export. */
export interface PictureTarget {
  add: (file: string, bytes: Buffer) => Promise<void>
  /** All pictures were added: the archive gets its final name. */
  close: () => Promise<void>
  /** Removes incomplete output. */
  abort: () => void
}

/** The timestamp of all files in an archive: the same pictures yield identical archives. */
const ENTRY_TIME = new Date(Date.UTC(2000, 0, 1))

const existsMessage = (path: string) => `${path} is there already: --overwrite replaces it.`

/** A folder, which may contain other files: these are not touched, unless files with the same names are replaced. */
async function openFolder(folder: string, replaces: boolean): Promise<PictureTarget> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const writtenPaths: string[] = []
  return {
    add: async (file, bytes) => {
      const path = join(folder, file)
      await writeFile(path, bytes, { mode: 0o600, flag: replaces ? 'w' : 'wx' }).catch((cause: unknown) => {
        const { code } = cause as NodeJS.ErrnoException
        throw new FileRefused(code === 'EEXIST' ? existsMessage(path) : `${path} cannot be written: ${code}.`)
      })
      if (!replaces) writtenPaths.push(path)
    },
    close: () => Promise.resolve(),
    abort: () => writtenPaths.forEach((path) => rmSync(path, { force: true })),
  }
}

/** An archive that is written while pictures are added: each is accepted once the previous one is on disk. */
async function openArchive(path: string, replaces: boolean): Promise<PictureTarget> {
  if (!replaces && existsSync(path)) throw new FileRefused(existsMessage(path))
  const temporaryPath = `${path}.${process.pid}.part`
  const zip = new ZipFile()
  const output = createWriteStream(temporaryPath, { flags: 'wx', mode: 0o600 })
  zip.outputStream.pipe(output)
  const outputFinished = finished(output)
  outputFinished.catch(() => {})
  return {
    add: (file, bytes) => {
      // Photographs are compressed already.
      zip.addBuffer(bytes, file, { mtime: ENTRY_TIME, compress: false, forceDosTimestamp: true })
      return output.writableNeedDrain
        ? new Promise((resolve, reject) => output.once('drain', resolve).once('error', reject))
        : Promise.resolve()
    },
    close: async () => {
      zip.end()
      await outputFinished
      await chmod(temporaryPath, 0o600)
      renameSync(temporaryPath, path)
    },
    abort: () => {
      output.destroy()
      rmSync(temporaryPath, { force: true })
    },
  }
}

/** A folder, or a ZIP file by its extension. @throws FileRefused */
export const openPictureTarget = (path: string, { replaces }: { replaces: boolean }): Promise<PictureTarget> =>
  /\.zip$/i.test(path) ? openArchive(path, replaces) : openFolder(path, replaces)
