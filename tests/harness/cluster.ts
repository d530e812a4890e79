import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadOrCreateSecrets } from './secrets'
import { findPostgres, findRedis, runPostgres, startRedis } from './services'
import { type ProcessExit, Processes, type StartedProcess } from './processes'
import { type ShopSettings, startPayments, startStoreApi, startStorefront } from './shop'
import { findNginx, type NginxPorts, type NginxSettings, reloadNginx, startNginx } from './nginx'
import { findFreePort } from './ports'
import { UserError } from './user-error'

/** Longest wait for a group of programs to end, in milliseconds. */
const STOP_TIMEOUT_MS = 20_000

export interface ClusterSettings {
  ports: ClusterPorts
  /** Holds databases, pictures, configuration, logs and the certificate; existing ones are reused. */
  folder: string
  /** Folder of the storefront's build; default: the working directory. */
  build?: string
  /** Rate limits per client address; default: as in production. */
  rates?: NginxSettings['rates']
  logLevel?: string
  /** File descriptor for the output of the programs; default: the output of this process. */
  output?: number
  /** Further environment variables of the storefronts, the store APIs and the payment service. */
  env?: Record<string, string>
  /** Store API address for the storefronts, such as that of a proxy; default: nginx in front of both store APIs. */
  storeApiUrl?: string
}

export interface Cluster {
  urls: {
    /** Behind nginx, for browsers. */
    shop: string
    plain: string
    pay: string
    /** Behind nginx, for the storefronts. */
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
   * Replaces the storefronts by those of another build; two builds never serve at the same time (docs/decisions/030).
   * @param build folder of the build
   * @param name name of the release
   */
  release: (build: string, name: string) => Promise<void>
  /** Stops all programs; the folder stays. */
  stop: () => Promise<void>
}

/** Creates a folder that other users can traverse: PostgreSQL runs as its own user if this process is root. */
function makeFolder(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Starts a cluster on the loopback: nginx in front of two storefronts and of two store APIs, the payment service,
 * PostgreSQL and Redis. Resolves when all of them are ready.
 * @throws Error if a program does not start, UserError if one is missing; those already started are stopped
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
  for (const group of groups)
    await Promise.race([Promise.all(group.map((instance) => instance.stop())), pause(STOP_TIMEOUT_MS)])
  await processes.stopAll()
}

async function start(processes: Processes, settings: ClusterSettings): Promise<Cluster> {
  const bin = requireClusterPrograms()
  const { ports, build = '.', output } = settings
  const folder = makeFolder(resolve(settings.folder))
  const subfolder = (name: string) => makeFolder(join(folder, name))
  const secrets = loadOrCreateSecrets(folder)
  const postgres = await startInstance(
    'postgres',
    () => runPostgres(processes, { bin, folder: subfolder('postgres'), port: ports.postgres, isDurable: true }),
    'SIGINT',
  )
  const redis = await startInstance('redis', () => startRedis(processes, subfolder('redis'), ports.redis))
  const urls = { ...urlsOf(ports), database: postgres.url }
  const staticFolder = subfolder('static')
  addStatic(build, staticFolder)
  const nginxSettings = {
    ...ports,
    ports,
    folder: subfolder('nginx'),
    staticFolder,
    rates: settings.rates,
    release: 'first',
  }
  const nginx = await startInstance(
    'nginx',
    async () => ({ ...(await startNginx(processes, nginxSettings)), url: urls.shop }),
    'SIGQUIT',
  )

  const [port = 0, ...additionalPorts] = ports.storefronts
  const env = {
    PUBLIC_ORIGIN: urls.shop,
    PAYMENT_PAGE_ORIGIN: urls.pay,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    DATABASE_URL: urls.database,
    MEDIA_DIR: join(folder, 'media'),
    REDIS_URL: redis.url,
    ...settings.env,
  }
  const shop: ShopSettings = {
    ...{ port, additionalPorts, storeApiPort: ports.storeApi, paymentPort: ports.payment },
    ...{ dataDir: folder, secrets, output, env, logLevel: settings.logLevel ?? 'warn', buildFolder: settings.build },
  }
  const payment = await startInstance('payment service', () => startPayments(processes, shop, ports.payment))
  const storeApis: Instance[] = []
  for (const [index, storeApiPort] of ports.storeApis.entries()) {
    const dataDir = subfolder(`store-api-${index + 1}`)
    const open = () => startStoreApi(processes, { ...shop, dataDir, storeApiPort })
    // One after the other: the first fills the database, and the second would wait for it.
    storeApis.push(await startInstance(`store API ${index + 1}`, open))
  }
  const openStorefront = (ownPort: number) => () =>
    startStorefront(processes, { ...shop, port: ownPort }, settings.storeApiUrl ?? urls.storeApi)
  const storefronts = await Promise.all(
    ports.storefronts.map((ownPort, index) => startInstance(`storefront ${index + 1}`, openStorefront(ownPort))),
  )
  const instances = { storefronts, storeApis, payment, postgres, redis, nginx }
  const sendTo: SendTo = (targets, name) => {
    Object.assign(nginxSettings, { storefronts: targets.map(({ url }) => Number(new URL(url).port)), release: name })
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

/** Longer than nginx's `fail_timeout`, which it counts in whole seconds. In milliseconds. */
const NGINX_FAIL_TIMEOUT_MS = 3000

/** A program of a cluster. */
export interface Instance {
  /** For example `storefront 1`. */
  name: string
  /** Its own address, not that of nginx. */
  url: string
  /** Id of the current process. */
  pid: () => number
  /** Stops it; default: by its own stop signal. */
  stop: (signal?: NodeJS.Signals) => Promise<ProcessExit>
  /** Starts it again. Resolves when it is ready. */
  start: () => Promise<void>
  /** Stops it, starts it again, and waits until nginx sends it requests again. */
  restart: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program that can be stopped and restarted.
 * @param open starts it and waits until it is ready
 * @param stopSignal default signal of `stop`
 */
export async function startInstance(
  name: string,
  open: () => Promise<StartedProcess & { url: string }>,
  stopSignal: NodeJS.Signals = 'SIGTERM',
): Promise<Instance> {
  let running = await open()
  const { url } = running
  const stop = async (signal = stopSignal) => {
    running.child.kill(signal)
    return running.exited
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

/** Copies the static files of a build to nginx's folder, beside those of earlier builds. */
export const addStatic = (build: string, folder: string) =>
  cpSync(join(build, '.next', 'static'), folder, { recursive: true })

/** Sends all traffic of nginx to these storefronts, and makes it serve no cached page of another release. */
export type SendTo = (storefronts: Instance[], release: string) => Promise<void>

const renew = async (storefront: Instance) => {
  await storefront.stop()
  await storefront.start()
}

/**
 * Takes half of the storefronts out of nginx, restarts them with the new build, sends all traffic to them at once, and
 * does the same with the other half: no visitor alternates between two releases.
 * @param storefronts two or more, whose `start` uses the new build already
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

/** Ports of `npm run cluster`. */
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

/** Free ports, for a cluster that runs beside others. */
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

/** @returns the folder of PostgreSQL's programs @throws UserError that names the missing packages */
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
