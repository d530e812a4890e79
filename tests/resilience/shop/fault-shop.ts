import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, freeClusterPorts, type Instance, startCluster } from '../../harness/cluster'
import { UNLIMITED_REQUESTS } from '../../harness/shop'
import { openMailServer } from '../../../store-api/testing/mail-server'
import { startFaultProxy, type FaultProxy } from '../../harness/fault-proxy'
import { startTcpProxy, type TcpProxy } from '../../harness/tcp-proxy'
import { openClient, type Ask, type Client } from './client'
import { recover } from './recover'

/** More than any scenario sends: rate limits are tested elsewhere. */
const RATES = { pages: '100000r/s', calls: '100000r/s' }

/** The whole shop as it is deployed, with a fault-injecting proxy between every two programs. */
export interface FaultShop {
  urls: Cluster['urls']
  secrets: Cluster['secrets']
  instances: Cluster['instances']
  release: Cluster['release']
  /** What a cluster keeps: logs, databases, configuration. */
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
  /** By nginx, as shoppers do. */
  ask: Ask
  /**
   * By nginx, from another address of the loopback each time: an address may have few unpaid orders before a captcha is
   * required.
   */
  requestAsGuest: () => Ask
  /** One storefront, past nginx and what it keeps. */
  askStorefront: (index: number, ...options: Parameters<Ask>) => ReturnType<Ask>
  /** Everything is whole again, and every storefront knows it. */
  heal: () => Promise<void>
  /** Ends storefronts and starts them again: what they had in memory is gone. */
  restart: (...programs: Instance[]) => Promise<void>
  close: () => Promise<void>
}

const portOf = (url: string) => Number(new URL(url).port)

async function startBetween(ports: Awaited<ReturnType<typeof freeClusterPorts>>, random: () => number) {
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
 * @param random from 0 to 1
 * @param env further variables for all programs
 * @throws UserError when a program is missing or does not start
 */
export async function openFaultShop(random: () => number, env: Record<string, string> = {}): Promise<FaultShop> {
  // Named, it is kept: with the logs of all programs.
  const parent = process.env.FAULTS_FOLDER || tmpdir()
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'faults-'))
  const ports = await freeClusterPorts()
  const between = await startBetween(ports, random)
  const cluster = await startCluster({
    ports,
    folder,
    rates: RATES,
    logLevel: 'warn',
    output: openSync(join(folder, 'programs.log'), 'a'),
    storeApiUrl: between.storeApi.url,
    env: {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${between.database.port}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${between.redis.port}`,
      SMTP_URL: `smtp://127.0.0.1:${between.mail.port}`,
      PAYMENT_API_URL: between.payment.url,
      ...UNLIMITED_REQUESTS,
      ...env,
    },
  })
  const certificate = join(folder, 'nginx', 'certificate.pem')
  const { ask, close } = openClient({ origin: cluster.urls.shop, certificate })
  const guests: Client[] = []
  const requestAsGuest = () => {
    const from = `127.0.${3 + Math.floor(guests.length / 250)}.${1 + (guests.length % 250)}`
    const guest = openClient({ origin: cluster.urls.shop, certificate, from })
    guests.push(guest)
    return guest.ask
  }
  const { letters, ...proxies } = between
  const { storefronts } = cluster.instances
  const heal = async () => {
    for (const one of Object.values(proxies)) await one.heal()
    letters.state.refuses = false
    await recover(storefronts, ask)
  }
  return {
    ...{ ...cluster, ...between, folder, certificate, ask, requestAsGuest, heal },
    askStorefront: (index, path, asked) => ask(`${storefronts[index]?.url}${path}`, asked),
    restart: async (...programs) => {
      await Promise.all(programs.map((one) => one.stop()))
      await Promise.all(programs.map((one) => one.start()))
    },
    close: async () => {
      for (const one of Object.values(proxies)) await one.heal()
      await Promise.all([close(), ...guests.map((guest) => guest.close())])
      await cluster.stop()
      await Promise.all([...Object.values(proxies).map((one) => one.stop()), letters.close()])
      if (!process.env.FAULTS_FOLDER) rmSync(folder, { recursive: true, force: true })
    },
  }
}
