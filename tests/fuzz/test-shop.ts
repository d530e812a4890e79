import { chmodSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { residentMb } from '../harness/measure'
import { makeSecrets } from '../harness/secrets'
import { findFreePort } from '../harness/ports'
import { findPostgres, startPostgres } from '../harness/services'
import type { Processes } from '../harness/processes'
import { type ShopSettings, startStoreApi, startStorefront, UNLIMITED_REQUESTS } from '../harness/shop'

/** A small heap is collected often, so that growth indicates a leak. */
const HEAP = '--max-old-space-size=250'

/** URL of a PostgreSQL, as PGlite would count into the store API's memory. Empty if PostgreSQL is not installed. */
async function databaseUrl(processes: Processes, folder: string): Promise<string> {
  const bin = findPostgres()
  if (!bin) return ''
  const data = join(folder, 'postgres')
  mkdirSync(data)
  chmodSync(folder, 0o711)
  return startPostgres(processes, { bin, folder: data })
}

/**
 * Starts the built shop without rate limits, which would reject most requests.
 * @param log file for the output of its programs
 */
export async function openShop(processes: Processes, folder: string, log: string) {
  const settings: ShopSettings = {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir: join(folder, 'data'),
    secrets: makeSecrets(),
    logLevel: 'warn',
    output: openSync(log, 'a'),
    env: {
      DATABASE_URL: await databaseUrl(processes, folder),
      NODE_OPTIONS: HEAP,
      WARM_UP: 'false',
      ...UNLIMITED_REQUESTS,
    },
  }
  const storeApi = await startStoreApi(processes, settings)
  const storefront = await startStorefront(processes, settings, storeApi.url)
  return {
    storeApi,
    storefront,
    secret: settings.secrets.storeApi,
    /** Resident memory of the storefront and of the store API, in MB. */
    memory: () => [storefront, storeApi].map(({ child }) => Math.round(residentMb(child.pid ?? 0))),
  }
}

export type OwnShop = Awaited<ReturnType<typeof openShop>>
