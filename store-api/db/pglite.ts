import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { makeFolderPrivate, lockFolder } from '../../lib/config/data-folder'
import { CommandError } from '../admin/cli/command-error'
import type { OpenDatabase } from './database'
import * as schema from './schema'

/**
 * PostgreSQL inside this process, its files in a folder locked against other processes.
 * @param dataDir folder of the store's data
 * @throws FolderLocked when another process has it
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  makeFolderPrivate(dataDir)
  const unlock = lockFolder(join(dataDir, 'pglite.lock'))
  try {
    finishReplacement(join(dataDir, 'pglite'))
    const { db, client } = await open(join(dataDir, 'pglite'))
    const close = async () => {
      await client.close()
      unlock()
    }
    // Packing blocks every query; uncommitted changes are rolled back when the copy is opened.
    const archive = async () => {
      await client.exec('checkpoint')
      return client.dumpDataDir('gzip')
    }
    return { db, close, archive }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * PostgreSQL in memory.
 * @param files initial content, as `dump` returned it; empty without
 */
export async function openInMemory(files?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const { db, client } = await open('memory://', files)
  return { db, close: () => client.close(), dump: () => client.dumpDataDir('none') }
}

async function open(folder: string, files?: Blob) {
  const client = await PGlite.create(folder, { extensions: { pg_trgm }, ...(files && { loadDataDir: files }) })
  return { db: drizzle(client, { schema, casing: 'snake_case' }), client }
}

/** Temporary location of a database while another replaces it. */
const replacedFolder = (folder: string) => `${folder}.replaced`

/** Completes an interrupted restore, so that a whole database exists: the old one until the new one is in place. */
export function finishReplacement(folder: string): void {
  const replaced = replacedFolder(folder)
  if (!existsSync(folder) && existsSync(replaced)) renameSync(replaced, folder)
  rmSync(replaced, { recursive: true, force: true })
}

/** Replaces a folder, which may be missing, by another. */
export function replaceFolder(folder: string, by: string): void {
  if (existsSync(folder)) renameSync(folder, replacedFolder(folder))
  renameSync(by, folder)
  finishReplacement(folder)
}

/** Whether a data folder contains PGlite files, or those that an interrupted restore has moved aside. */
export const hasDatabase = (dataDir: string): boolean =>
  [join(dataDir, 'pglite'), replacedFolder(join(dataDir, 'pglite'))].some(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  )

/**
 * For a command without `DATABASE_URL`: a new, empty database would look as if the shop had lost everything.
 * @throws CommandError if a data folder has none
 */
export function requireDatabaseIn(dataDir: string): void {
  if (!hasDatabase(dataDir)) throw new CommandError(`There is no database in ${dataDir}, and DATABASE_URL is not set.`)
}
