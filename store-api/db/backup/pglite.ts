import { createWriteStream, openAsBlob, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { makeFolderPrivate, lockFolder } from '../../../lib/config/data-folder'
import { CommandError } from '../../admin/cli/command-error'
import { finishReplacement, hasDatabase, replaceFolder, requireDatabaseIn } from '../pglite'
import { INVALIDATE_ALL_SQL, requireBackup, writeBackup } from './backup-file'

const EXTENSIONS = { pg_trgm }

/** Holds the lock of the folder during the work. @throws FolderLocked while the shop runs */
async function withFolder(dataDir: string, work: (folder: string) => Promise<void>): Promise<void> {
  makeFolderPrivate(dataDir)
  const unlock = lockFolder(join(dataDir, 'pglite.lock'))
  try {
    finishReplacement(join(dataDir, 'pglite'))
    await work(join(dataDir, 'pglite'))
  } finally {
    unlock()
  }
}

/**
 * Writes the database of a data folder into a file.
 * @throws FolderLocked while the shop runs
 * @throws CommandError if there is no database
 * @throws FileRefused when the file is there already
 */
export const backUpPglite = (dataDir: string, file: string) =>
  withFolder(dataDir, async (folder) => {
    requireDatabaseIn(dataDir)
    const database = await PGlite.create(folder, { extensions: EXTENSIONS })
    try {
      await writeArchive(file, () => database.dumpDataDir('gzip'))
    } finally {
      await database.close()
    }
  })

/** Writes the packed files of a database. @throws FileRefused when the file is there already */
export const writeArchive = (file: string, archive: () => Promise<Blob>): Promise<void> =>
  writeBackup(file, async (fd) => {
    const target = createWriteStream('', { fd, autoClose: false })
    await pipeline(Readable.fromWeb((await archive()).stream() as Parameters<typeof Readable.fromWeb>[0]), target)
  })

/** Opens a backup in a temporary folder, so that an unreadable one replaces nothing. */
async function unpack(file: string, folder: string): Promise<void> {
  const database = await PGlite.create(folder, { extensions: EXTENSIONS, loadDataDir: await openAsBlob(file) })
  try {
    await database.query('select 1 from migration limit 1')
    await database.exec(INVALIDATE_ALL_SQL)
  } finally {
    await database.close()
  }
}

/**
 * Restores a backup into a data folder.
 * @param replaces whether an existing database is replaced
 * @throws FolderLocked while the shop runs
 * @throws CommandError when a database exists and may not be replaced, or the file is no backup
 */
export const restorePglite = (dataDir: string, file: string, replaces: boolean) =>
  withFolder(dataDir, async (folder) => {
    await requireBackup(file, 'pglite')
    if (hasDatabase(dataDir) && !replaces)
      throw new CommandError(`There is a database in ${dataDir}: with --replace the backup takes its place.`)
    const restoredFolder = `${folder}.restored`
    rmSync(restoredFolder, { recursive: true, force: true })
    try {
      await unpack(file, restoredFolder)
    } catch (cause) {
      rmSync(restoredFolder, { recursive: true, force: true })
      throw new CommandError(`${file} could not be read: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
    replaceFolder(folder, restoredFolder)
  })
