import { rmSync } from 'node:fs'
import { Processes } from '../../tests/harness/processes'
import { startStoreApi, startStorefront, type Running } from '../../tests/harness/shop'
import { startRecordingProxy } from '../../tests/harness/http-proxy'
import { ownSettings } from '../stores/other-store'

/**
 * A shop of its own whose store API can be stopped, with everything between the programs written down.
 * @param env of both programs
 */
export async function openTestShop(env: Record<string, string> = {}) {
  const processes = new Processes()
  const settings = await ownSettings({ env })
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
      rmSync(settings.dataDir, { recursive: true, force: true })
    },
  }
}
