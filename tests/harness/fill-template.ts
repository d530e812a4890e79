import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../store-api/db/migrate'
import { openPglite } from '../../store-api/db/pglite'
import { DATABASE, emptyTemplate } from './demo-template'
import { findFreePort } from './ports'
import type { Processes } from './processes'
import { makeSecrets } from './secrets'
import { startStoreApi } from './shop'

/** Fills a folder with an empty database and one with the demo catalogue, for shops that copy them (demo-template.ts). */
export async function fillTemplate(processes: Processes, folder: string): Promise<void> {
  const empty = await openPglite(emptyTemplate(folder))
  await migrate(empty.db)
  await empty.close()
  cpSync(join(emptyTemplate(folder), DATABASE), join(folder, DATABASE), { recursive: true })

  const { child, ended } = await startStoreApi(processes, {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir: folder,
    secrets: makeSecrets(),
    logLevel: 'warn',
    // No storefront is notified of changes, and none in copies.
    env: { DATABASE_URL: '', STORE_LANGUAGE: 'en', REVALIDATE_URLS: '' },
  })
  child.kill('SIGTERM')
  await ended
}
