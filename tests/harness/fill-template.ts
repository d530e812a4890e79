import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../store-api/db/migrate'
import { openPglite } from '../../store-api/db/pglite'
import { copyOf, createMigrated, execute, urlOfDatabase } from '../../store-api/testing/database'
import { DATABASE, emptyTemplate } from './demo-template'
import { DEMO_DATABASE, EMPTY_DATABASE } from './own-database'
import { findFreePort } from './ports'
import type { Processes } from './processes'
import { makeSecrets } from './secrets'
import { startStoreApi } from './shop'

/** Makes an empty database and a copy of it in the folder. @returns the variable for the copy */
async function migratePglite(folder: string) {
  const empty = await openPglite(emptyTemplate(folder))
  await migrate(empty.db)
  await empty.close()
  cpSync(join(emptyTemplate(folder), DATABASE), join(folder, DATABASE), { recursive: true })
  return { DATABASE_URL: '' }
}

/** Makes an empty database and a copy of it on the server. @returns the variable for the copy */
async function migrateOnServer(server: string) {
  await createMigrated(server, EMPTY_DATABASE)
  await execute(server, `create database ${DEMO_DATABASE} ${copyOf(EMPTY_DATABASE)}`)
  return { DATABASE_URL: urlOfDatabase(server, DEMO_DATABASE) }
}

/**
 * Makes an empty database and one with the demo catalogue, for shops that copy them: on a PostgreSQL server
 * (own-database.ts), or without one in the folder (demo-template.ts).
 */
export async function fillTemplate(processes: Processes, folder: string, server: string | undefined): Promise<void> {
  const database = server ? await migrateOnServer(server) : await migratePglite(folder)
  const { child, exited } = await startStoreApi(processes, {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir: folder,
    secrets: makeSecrets(),
    logLevel: 'warn',
    // No storefront is notified of changes, and none in copies.
    env: { ...database, STORE_LANGUAGE: 'en', REVALIDATE_URLS: '' },
  })
  child.kill('SIGTERM')
  await exited
}
