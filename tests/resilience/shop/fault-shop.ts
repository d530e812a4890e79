import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, freeClusterPorts, type Instance, startCluster } from '../../harness/cluster'
import { UNLIMITED_REQUESTS } from '../../harness/shop'
import { openMailServer } from '../../../store-api/testing/mail-server'
import { startFaultProxy, type FaultProxy } from '../../harness/fault-proxy'
import { startTcpProxy, type TcpProxy } from '../../harness/tcp-proxy'
import { openClient, type SendRequest, type Client } from './client'
import { recover } from './recover'

/** More than any scenario sends: rate limits are tested elsewhere. */
const RATES = { pages: '100000r/s', calls: '100000r/s' }

/** The whole shop as it is deployed, with a fault-injecting proxy between every two programs. */
export interface FaultShop {
  urls: Cluster['urls']
  secrets: Cluster['secrets']
  instances: Cluster['instances']
  release: Cluster['release']
  /** Folder of the cluster: logs, databases, configuration. */
  folder: string
  certificate: string
  /** Storefronts → store APIs. */
  storeApi: FaultProxy
  /** Store APIs and storefronts → payment service. */
  payment: FaultProxy
  /** Store APIs → PostgreSQL. */
  database: TcpProxy
  /** Storefronts → Redis. */
  redis: TcpProxy
  /** Store APIs → mail server. */
  mail: TcpProxy
  letters: Awaited<ReturnType<typeof openMailServer>>
  /** Sends a request through nginx, as shoppers do. */
  request: SendRequest
  /**
   * Returns a client through nginx with a new source address each time: an address with a few unpaid orders requires a
   * captcha.
   */
  requestAsGuest: () => SendRequest
  /** Sends a request to a storefront, without nginx and its cache. */
  requestStorefront: (index: number, ...options: Parameters<SendRequest>) => ReturnType<SendRequest>
  /** Removes all faults, and waits until every storefront has recovered. */
  heal: () => Promise<void>
  /** Restarts programs, which clears their memory. */
  restart: (...programs: Instance[]) => Promise<void>
  close: () => Promise<void>
}

const portOf = (url: string) => Number(new URL(url).port)

async function startNetwork(ports: Awaited<ReturnType<typeof freeClusterPorts>>, random: () => number) {
  const letters = await openMailServer()
  return {
    storeApi: await startFaultProxy(`http://127.0.0.1:${ports.storeApi}`, random),
    payment: await startFaultProxy(`http://127.0.0.1:${ports.payment}`, random),
    database: await startTcpProxy({ port: ports.postgres }),
    redis: await startTcpProxy({ port: ports.redis }),
    mail: await startTcpProxy({ port: portOf(letters.url) }),
    letters,
  }
}

/**
 * @param random returns 0 to 1
 * @param env further environment variables of all programs
 * @throws Error if a program is missing or does not start
 */
export async function openFaultShop(random: () => number, env: Record<string, string> = {}): Promise<FaultShop> {
  // A folder of FAULTS_FOLDER is kept, with the logs of all programs.
  const parent = process.env.FAULTS_FOLDER || tmpdir()
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'faults-'))
  const ports = await freeClusterPorts()
  const network = await startNetwork(ports, random)
  const cluster = await startCluster({
    ports,
    folder,
    rates: RATES,
    logLevel: 'warn',
    output: openSync(join(folder, 'programs.log'), 'a'),
    storeApiUrl: network.storeApi.url,
    env: {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${network.database.port}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${network.redis.port}`,
      SMTP_URL: `smtp://127.0.0.1:${network.mail.port}`,
      PAYMENT_API_URL: network.payment.url,
      ...UNLIMITED_REQUESTS,
      ...env,
    },
  })
  const certificate = join(folder, 'nginx', 'certificate.pem')
  const { ask: request, close } = openClient({ origin: cluster.urls.shop, certificate })
  const guests: Client[] = []
  const requestAsGuest = () => {
    const localAddress = `127.0.${3 + Math.floor(guests.length / 250)}.${1 + (guests.length % 250)}`
    const guest = openClient({ origin: cluster.urls.shop, certificate, localAddress })
    guests.push(guest)
    return guest.ask
  }
  const { letters, ...proxies } = network
  const { storefronts } = cluster.instances
  const heal = async () => {
    for (const proxy of Object.values(proxies)) await proxy.heal()
    letters.state.refuses = false
    await recover(storefronts, request)
  }
  return {
    ...{ ...cluster, ...network, folder, certificate, request, requestAsGuest, heal },
    requestStorefront: (index, path, options) => request(`${storefronts[index]?.url}${path}`, options),
    restart: async (...programs) => {
      await Promise.all(programs.map((program) => program.stop()))
      await Promise.all(programs.map((program) => program.start()))
    },
    close: async () => {
      for (const proxy of Object.values(proxies)) await proxy.heal()
      await Promise.all([close(), ...guests.map((guest) => guest.close())])
      await cluster.stop()
      await Promise.all([...Object.values(proxies).map((proxy) => proxy.stop()), letters.close()])
      if (!process.env.FAULTS_FOLDER) rmSync(folder, { recursive: true, force: true })
    },
  }
}
