import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { keepPrivate, lockFolder } from '../../lib/config/data-folder'
import type { OpenDatabase } from './database'
import { endReplacing } from './data-folder'
import * as schema from './schema'

/**
 * PostgreSQL inside this process, its files in a folder locked against other processes.
 * @param dataDir folder of the store's data
 * @throws FolderLocked when another process has it
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  keepPrivate(dataDir)
  const unlock = lockFolder(join(dataDir, 'pglite.lock'))
  try {
    endReplacing(join(dataDir, 'pglite'))
    const { db, client } = await open(join(dataDir, 'pglite'))
    const close = async () => {
      await client.close()
      unlock()
    }
    return { db, close }
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
