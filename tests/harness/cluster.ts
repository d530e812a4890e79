import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadOrCreateSecrets } from './secrets'
import { findPostgres, findRedis, runPostgres, startRedis } from './services'
import { type Ending, Processes, type Started } from './processes'
import { type ShopSettings, startPayments, startStoreApi, startStorefront } from './shop'
import { findNginx, type NginxPorts, type NginxSettings, reloadNginx, startNginx } from './nginx'
import { findFreePort } from './ports'
import { UserError } from './user-error'

/** One program gets this long to end by itself, in milliseconds. */
const STOP_TIMEOUT_MS = 20_000

export interface ClusterSettings {
  ports: ClusterPorts
  /** For databases, pictures, configuration, logs and the certificate; what is in it is used again. */
  folder: string
  /** Where the storefront was built; default: here. */
  build?: string
  /** Request rate of one address; default: as in production. */
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
  secrets: ReturnType<typeof loadOrCreateSecrets>
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
 * @throws UserError when a program is missing or does not start; what runs by then has been ended
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

/** Stops clients before the servers they call. A process that does not end is killed. */
async function stopInOrder(processes: Processes, instances: Cluster['instances']) {
  const { nginx, storefronts, storeApis, payment, redis, postgres } = instances
  const groups = [storefronts, [nginx], [...storeApis, payment], [redis, postgres]]
  for (const group of groups) await Promise.race([Promise.all(group.map((one) => one.stop())), pause(STOP_TIMEOUT_MS)])
  await processes.stopAll()
}

async function start(processes: Processes, settings: ClusterSettings): Promise<Cluster> {
  const bin = requireClusterPrograms()
  const { ports, build = '.', output } = settings
  const folder = makeFolder(resolve(settings.folder))
  const own = (name: string) => makeFolder(join(folder, name))
  const secrets = loadOrCreateSecrets(folder)
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

/** Longer than nginx leaves one alone that it could not reach: whole seconds beyond `fail_timeout`. In milliseconds. */
const NGINX_FAIL_TIMEOUT_MS = 3000

/** One program of a cluster. */
export interface Instance {
  /** As in `storefront 1`. */
  name: string
  /** Where it listens itself. */
  url: string
  /** Of the process that runs now. */
  pid: () => number
  /** Ends it, in its own way if nothing else is said. @returns how it ended */
  stop: (signal?: NodeJS.Signals) => Promise<Ending>
  /** Starts it again. @returns when it answers */
  start: () => Promise<void>
  /** Ends it, starts it again, and waits until nginx sends it requests again. */
  restart: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program that can be ended and started again.
 * @param open starts it and waits until it answers
 * @param ownSignal the signal that ends it
 */
export async function startInstance(
  name: string,
  open: () => Promise<Started & { url: string }>,
  ownSignal: NodeJS.Signals = 'SIGTERM',
): Promise<Instance> {
  let running = await open()
  const { url } = running
  const stop = async (signal = ownSignal) => {
    running.child.kill(signal)
    return running.ended
  }
  const start = async () => {
    running = await open()
  }
  const restart = async (signal?: NodeJS.Signals) => {
    await stop(signal)
    await start()
    await pause(NGINX_FAIL_TIMEOUT_MS)
  }
  return { name, url, pid: () => running.child.pid ?? 0, stop, start, restart }
}

/** Puts the scripts of a build where nginx finds them, beside those of the builds before. */
export const addStatic = (build: string, folder: string) =>
  cpSync(join(build, '.next', 'static'), folder, { recursive: true })

/** Has nginx send everybody to these storefronts alone, and keep no page of another release. */
export type SendTo = (storefronts: Instance[], release: string) => Promise<void>

const renew = async (storefront: Instance) => {
  await storefront.stop()
  await storefront.start()
}

/**
 * Takes half of the storefronts out, starts them from the new build, sends everybody to them at once, and does the same
 * with the other half: no visitor alternates between two releases.
 * @param storefronts two or more, which start from the new build from now on
 */
export async function switchRelease(storefronts: Instance[], sendTo: SendTo, names: { old: string; next: string }) {
  const half = Math.ceil(storefronts.length / 2)
  const [first, second] = [storefronts.slice(0, half), storefronts.slice(half)]
  await sendTo(second, names.old)
  await Promise.all(first.map(renew))
  await sendTo(first, names.next)
  await Promise.all(second.map(renew))
  await sendTo(storefronts, names.next)
}

export interface ClusterPorts extends NginxPorts {
  storefronts: number[]
  storeApis: number[]
  payment: number
  postgres: number
  redis: number
}

/** Those of `npm run cluster`. */
export const CLUSTER_PORTS: ClusterPorts = {
  https: 8443,
  http: 8080,
  pay: 8444,
  storeApi: 4400,
  storefronts: [3401, 3402],
  storeApis: [4401, 4402],
  payment: 4500,
  postgres: 5500,
  redis: 6500,
}

/** Free ports, for a cluster beside others. */
export async function freeClusterPorts(): Promise<ClusterPorts> {
  return {
    https: await findFreePort(),
    http: await findFreePort(),
    pay: await findFreePort(),
    storeApi: await findFreePort(),
    storefronts: [await findFreePort(), await findFreePort()],
    storeApis: [await findFreePort(), await findFreePort()],
    payment: await findFreePort(),
    postgres: await findFreePort(),
    redis: await findFreePort(),
  }
}

/** @returns where PostgreSQL's programs are @throws UserError that names what has to be installed */
export function requireClusterPrograms() {
  const bin = findPostgres()
  const missing = [
    ...(findNginx() ? [] : ['nginx (Debian: nginx-light)']),
    ...(bin ? [] : ['PostgreSQL (Debian: postgresql)']),
    ...(findRedis() ? [] : ['Redis (Debian: redis-server)']),
  ]
  if (!bin || missing.length > 0) throw new UserError(`A cluster needs ${missing.join(', ')}.`)
  return bin
}
