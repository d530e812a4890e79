import { rmSync } from 'node:fs'
import { Processes } from '../../tests/harness/processes'
import { startStoreApi, startStorefront, type ReadyProcess } from '../../tests/harness/shop'
import { startRecordingProxy } from '../../tests/harness/http-proxy'
import { newSettings } from '../stores/other-store'

/**
 * A separate shop whose store API can be stopped, with a record of all exchanges between the programs.
 * @param env of both programs
 */
export async function openTestShop(env: Record<string, string> = {}) {
  const processes = new Processes()
  const settings = await newSettings({ env })
  let storeApi: ReadyProcess = await startStoreApi(processes, settings)
  const proxy = await startRecordingProxy(settings.storeApiPort)
  const { url } = await startStorefront(processes, settings, proxy.url)
  return {
    url,
    storeApiUrl: storeApi.url,
    exchanges: proxy.exchanges,
    secrets: settings.secrets,
    stopStoreApi: async () => {
      storeApi.child.kill('SIGTERM')
      await storeApi.exited
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
