import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startStoreApi, startStorefront, type Running, type ShopSettings } from '../../tests/harness/shop'
import { startRecordingProxy } from '../../tests/harness/http-proxy'

/**
 * A shop of its own whose store API can be stopped, with everything between the programs written down.
 * @param env of both programs
 */
export async function openTestShop(env: Record<string, string> = {}) {
  const processes = new Processes()
  const dataDir = mkdtempSync(join(tmpdir(), 'test-shop-'))
  const settings: ShopSettings = {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir,
    secrets: makeSecrets(),
    logLevel: 'silent',
    // Its own requests would be among those that are recorded.
    env: { WARM_UP: 'false', ...env },
  }
  let storeApi: Running = await startStoreApi(processes, settings)
  const proxy = await startRecordingProxy(settings.storeApiPort)
  const { url } = await startStorefront(processes, settings, proxy.url)
  return {
    url,
    storeApiUrl: storeApi.url,
    exchanges: proxy.exchanges,
    secrets: settings.secrets,
    stopStoreApi: async () => {
      storeApi.child.kill('SIGTERM')
      await storeApi.ended
    },
    startStoreApi: async () => {
      storeApi = await startStoreApi(processes, settings)
    },
    close: async () => {
      proxy.stop()
      await processes.stopAll()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
