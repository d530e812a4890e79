import { findFreePort } from './ports'
import type { Processes } from './processes'
import { makeSecrets } from './secrets'
import { startStoreApi } from './shop'

/** Fills a folder with the demo catalogue, for shops that copy it (demo-template.ts). */
export async function fillTemplate(processes: Processes, folder: string): Promise<void> {
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
