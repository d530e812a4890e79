import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from '../../lib/lock/folder-lock'
import type { OpenDatabase } from './database'
import * as schema from './schema'

/**
 * PostgreSQL inside this process, its files in a folder that nobody else may open meanwhile.
 * @param dataDir folder of the store's data; `memory://` for a database that is gone afterwards (tests)
 * @throws FolderLocked when another process has it
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  if (dataDir === 'memory://') return open(dataDir, () => {})
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(join(dataDir, 'pglite.lock'))
  try {
    return await open(join(dataDir, 'pglite'), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function open(folder: string, unlock: () => void): Promise<OpenDatabase> {
  const client = await PGlite.create(folder, { extensions: { pg_trgm } })
  const close = async () => {
    await client.close()
    unlock()
  }
  return { db: drizzle(client, { schema, casing: 'snake_case' }), close }
}
