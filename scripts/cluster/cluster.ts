import { chmodSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { keepSecrets } from '../demo-secrets'
import { runPostgres } from '../../tests/harness/postgres'
import { Processes } from '../../tests/harness/processes'
import { startRedis } from '../../tests/harness/redis'
import { startPayments, startStoreApi, startStorefront, type ShopSettings } from '../../tests/harness/shop'
import type { ClusterPorts } from './cluster-ports'
import { startInstance, type Instance } from './instance'
import { reloadNginx, startNginx, type NginxSettings } from './nginx'
import { requirePrograms } from './programs'
import { addStatic, switchRelease, type SendTo } from './release'

/** One program gets this long to end by itself, in milliseconds. */
const PATIENCE = 20_000

export interface ClusterSettings {
  ports: ClusterPorts
  /** For databases, pictures, configuration, logs and the certificate; what is in it is used again. */
  folder: string
  /** Where the storefront was built; default: here. */
  build?: string
  /** What one address may ask; default: as in production. */
  rates?: NginxSettings['rates']
  logLevel?: string
  /** Where the programs write; default: to our output. */
  output?: number
  /** Further variables for the storefronts, the store APIs and the payment service. */
  env?: Record<string, string>
  /** Address the storefronts find the store API at, where something stands between. Default: nginx before both. */
  storeApiUrl?: string
}

export interface Cluster {
  urls: {
    /** By nginx, as shoppers have them. */
    shop: string
    plain: string
    pay: string
    /** By nginx, as the storefronts have it. */
    storeApi: string
    database: string
  }
  secrets: ReturnType<typeof keepSecrets>
  instances: {
    storefronts: Instance[]
    storeApis: Instance[]
    payment: Instance
    postgres: Instance
    redis: Instance
    nginx: Instance
  }
  /**
   * Replaces the storefronts by those of another build, without a moment at which both answer (docs/decisions/030).
   * @param build where it was built
   * @param name of the release
   */
  release: (build: string, name: string) => Promise<void>
  /** Ends everything; the folder stays. */
  stop: () => Promise<void>
}

/** A folder another user has to get through to its part of it. */
function makeFolder(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  return folder
}

/**
 * The whole shop on one machine, as on many: nginx before two storefronts, nginx again before two store APIs, the payment
 * service, PostgreSQL and Redis, all on the loopback.
 * @returns when all answer
 * @throws PlainFailure when a program is missing or does not start; what runs by then has been ended
 */
export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const processes = new Processes(true)
  try {
    return await start(processes, settings)
  } catch (error) {
    await processes.stopAll()
    throw error
  }
}

/** Who asks ends before who is asked. What does not end is killed. */
async function stopInOrder(processes: Processes, instances: Cluster['instances']) {
  const { nginx, storefronts, storeApis, payment, redis, postgres } = instances
  const groups = [storefronts, [nginx], [...storeApis, payment], [redis, postgres]]
  for (const group of groups) await Promise.race([Promise.all(group.map((one) => one.stop())), pause(PATIENCE)])
  await processes.stopAll()
}

async function start(processes: Processes, settings: ClusterSettings): Promise<Cluster> {
  const bin = requirePrograms()
  const { ports, build = '.', output } = settings
  const folder = makeFolder(resolve(settings.folder))
  const own = (name: string) => makeFolder(join(folder, name))
  const secrets = keepSecrets(folder)
  const postgres = await startInstance(
    'postgres',
    () => runPostgres(processes, { bin, folder: own('postgres'), port: ports.postgres, isKept: true }),
    'SIGINT',
  )
  const redis = await startInstance('redis', () => startRedis(processes, own('redis'), ports.redis))
  const urls = { ...urlsOf(ports), database: postgres.url }
  const staticFolder = own('static')
  addStatic(build, staticFolder)
  const nginxSettings = { ...ports, ports, folder: own('nginx'), staticFolder, rates: settings.rates, release: 'first' }
  const nginx = await startInstance(
    'nginx',
    async () => ({ ...(await startNginx(processes, nginxSettings)), url: urls.shop }),
    'SIGQUIT',
  )

  const [port = 0, ...furtherPorts] = ports.storefronts
  const env = {
    PUBLIC_ORIGIN: urls.shop,
    PAYMENT_PAGE_ORIGIN: urls.pay,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    DATABASE_URL: urls.database,
    REDIS_URL: redis.url,
    ...settings.env,
  }
  const shop: ShopSettings = {
    ...{ port, furtherPorts, storeApiPort: ports.storeApi, paymentPort: ports.payment },
    ...{ dataDir: folder, secrets, output, env, logLevel: settings.logLevel ?? 'warn', buildFolder: settings.build },
  }
  const payment = await startInstance('payment service', () => startPayments(processes, shop, ports.payment))
  const storeApis: Instance[] = []
  for (const [index, storeApiPort] of ports.storeApis.entries()) {
    const dataDir = own(`store-api-${index + 1}`)
    const open = () => startStoreApi(processes, { ...shop, dataDir, storeApiPort })
    // The first fills the database, the second would wait for it.
    storeApis.push(await startInstance(`store API ${index + 1}`, open))
  }
  const openStorefront = (own: number) => () =>
    startStorefront(processes, { ...shop, port: own }, settings.storeApiUrl ?? urls.storeApi)
  const storefronts = await Promise.all(
    ports.storefronts.map((own, index) => startInstance(`storefront ${index + 1}`, openStorefront(own))),
  )
  const instances = { storefronts, storeApis, payment, postgres, redis, nginx }
  const sendTo: SendTo = (these, name) => {
    Object.assign(nginxSettings, { storefronts: these.map(({ url }) => Number(new URL(url).port)), release: name })
    return reloadNginx(processes, nginx.pid(), nginxSettings)
  }
  const release = (next: string, name: string) => {
    addStatic(next, staticFolder)
    shop.buildFolder = next
    return switchRelease(storefronts, sendTo, { old: nginxSettings.release, next: name })
  }
  return { urls, secrets, instances, release, stop: () => stopInOrder(processes, instances) }
}

const urlsOf = (ports: ClusterPorts) => ({
  shop: `https://localhost:${ports.https}`,
  plain: `http://localhost:${ports.http}`,
  pay: `https://localhost:${ports.pay}`,
  storeApi: `http://127.0.0.1:${ports.storeApi}`,
})
