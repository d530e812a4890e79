import { rmSync } from 'node:fs'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startRedis } from '../../tests/harness/services'
import { startStoreApi, startStorefront, type ShopSettings } from '../../tests/harness/shop'
import { ownSettings } from '../stores/other-store'

/** A shop with two storefronts on one Redis, one of which receives invalidations, and two separate ones that both receive them. */
export async function openTwoInstances() {
  const processes = new Processes()
  const own = await ownSettings()
  const [unnotified, alone, alsoAlone] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const { port: notified, dataDir } = own
  let redis = await startRedis(processes, dataDir)
  const settings: ShopSettings = {
    ...own,
    furtherPorts: [alone, alsoAlone],
    env: { ...own.env, PUBLIC_ORIGIN: `http://localhost:${notified}` },
  }
  const storeApi = await startStoreApi(processes, settings)
  const open = async (port: number, redisUrl: string) => {
    const env = { ...settings.env, REDIS_URL: redisUrl }
    return (await startStorefront(processes, { ...settings, port, env }, storeApi.url)).url
  }
  return {
    sharing: [await open(notified, redis.url), await open(unnotified, redis.url)],
    alone: [await open(alone, ''), await open(alsoAlone, '')],
    notified: `http://localhost:${notified}`,
    storeApiUrl: storeApi.url,
    stopRedis: async () => {
      redis.child.kill('SIGKILL')
      await redis.ended
    },
    startRedis: async () => {
      redis = await startRedis(processes, dataDir, redis.port)
    },
    close: async () => {
      await processes.stopAll()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
