import { rmSync } from 'node:fs'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startRedis } from '../../tests/harness/services'
import { startStoreApi, startStorefront, type ShopSettings } from '../../tests/harness/shop'
import { newSettings } from '../stores/other-store'

/** A shop with two storefronts on one Redis, one of which receives invalidations, and two separate ones that both receive them. */
export async function openTwoInstances() {
  const processes = new Processes()
  const baseSettings = await newSettings()
  const [unnotifiedPort, firstSeparatePort, secondSeparatePort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const { port: notifiedPort, dataDir } = baseSettings
  let redis = await startRedis(processes, dataDir)
  const settings: ShopSettings = {
    ...baseSettings,
    additionalPorts: [firstSeparatePort, secondSeparatePort],
    env: { ...baseSettings.env, PUBLIC_ORIGIN: `http://localhost:${notifiedPort}` },
  }
  const storeApi = await startStoreApi(processes, settings)
  const open = async (port: number, redisUrl: string) => {
    const env = { ...settings.env, REDIS_URL: redisUrl }
    return (await startStorefront(processes, { ...settings, port, env }, storeApi.url)).url
  }
  return {
    sharedRedis: [await open(notifiedPort, redis.url), await open(unnotifiedPort, redis.url)],
    separate: [await open(firstSeparatePort, ''), await open(secondSeparatePort, '')],
    notified: `http://localhost:${notifiedPort}`,
    storeApiUrl: storeApi.url,
    stopRedis: async () => {
      redis.child.kill('SIGKILL')
      await redis.exited
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
