import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startRedis } from '../../tests/harness/services'
import { startStoreApi, startStorefront, type ShopSettings } from '../../tests/harness/shop'

/** A shop with two storefronts on one Redis, one of which receives invalidations, and two separate ones that both receive them. */
export async function openTwoInstances() {
  const processes = new Processes()
  const dataDir = mkdtempSync(join(tmpdir(), 'two-instances-'))
  const [notified, unnotified, alone, alsoAlone] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  let redis = await startRedis(processes, dataDir)
  const settings: ShopSettings = {
    port: notified,
    furtherPorts: [alone, alsoAlone],
    storeApiPort: await findFreePort(),
    dataDir,
    secrets: makeSecrets(),
    logLevel: 'silent',
    env: { WARM_UP: 'false', PUBLIC_ORIGIN: `http://localhost:${notified}` },
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
