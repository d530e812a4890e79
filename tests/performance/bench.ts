import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../harness/secrets'
import { findFreePort } from '../harness/ports'
import { exitOnSignal, Processes } from '../harness/processes'
import {
  type ReadyProcess,
  type ShopSettings,
  startPayments,
  startStoreApi,
  startStorefront,
  UNLIMITED_REQUESTS,
} from '../harness/shop'
import { findPostgres, startPostgres } from '../harness/services'
import { createHash, X509Certificate } from 'node:crypto'
import { addStatic, freeClusterPorts } from '../harness/cluster'
import { startNginx } from '../harness/nginx'
import type { Access } from './command-line'

export interface BenchContext {
  processes: Processes
  /** With ports, secrets and a folder for this benchmark alone. */
  settings: ShopSettings
}

/**
 * Runs a benchmark with its own processes and folder, removes them, and exits: with code 1 if a limit was exceeded.
 * @param work returns whether every limit was met
 */
export async function bench(work: (context: BenchContext) => Promise<boolean>): Promise<never> {
  const processes = new Processes()
  exitOnSignal(processes)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const ports = { port: await findFreePort(), storeApiPort: await findFreePort(), paymentPort: await findFreePort() }
  let isWithinLimits = false
  try {
    isWithinLimits = await work({
      processes,
      settings: { ...ports, dataDir, secrets: makeSecrets(), logLevel: 'error' },
    })
  } finally {
    await processes.stopAll()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(isWithinLimits ? 0 : 1)
}

/**
 * Starts a temporary PostgreSQL server.
 * @returns its URL
 * @throws Error if PostgreSQL is not installed
 */
export async function startDatabase(processes: Processes): Promise<string> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return startPostgres(processes, { bin, folder })
}

/** Practically no limit, as all requests of a benchmark come from one address. */
export const UNLIMITED_RATES = { pages: '1000000r/s', calls: '1000000r/s' }

export interface OpenShop {
  /** Origin of the shop for browsers. */
  url: string
  storeApi: ReadyProcess
  /** Folder of nginx's certificate and key. */
  certificates: string
  /** Arguments with which Chromium trusts nginx's certificate; empty without nginx. */
  browserArgs: string[]
}

/** Makes Chromium trust a certificate with this key, and cache its responses. */
const trustArgument = (certificate: Buffer) => {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/**
 * Starts the built shop, and nginx with the configuration of deploy/ in front of it if it is measured through nginx.
 * @param storeApiEnv further environment variables of the store API
 * @throws UserError if nginx is needed and not installed
 */
export async function openShop(
  { processes, settings }: BenchContext,
  access: Access,
  storeApiEnv: Record<string, string> = {},
): Promise<OpenShop> {
  const { port, storeApiPort, paymentPort = 0, dataDir } = settings
  const ports = await freeClusterPorts()
  const folder = join(dataDir, 'nginx')
  const deployed = {
    PUBLIC_ORIGIN: `https://localhost:${ports.https}`,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    ...UNLIMITED_REQUESTS,
  }
  const env = access === 'nginx' ? deployed : {}
  if (paymentPort) await startPayments(processes, settings, paymentPort)
  const storeApi = await startStoreApi(processes, { ...settings, env: { ...env, ...storeApiEnv } })
  const storefront = await startStorefront(processes, { ...settings, env }, storeApi.url)
  if (access === 'straight') return { url: storefront.url, storeApi, certificates: folder, browserArgs: [] }
  const staticFolder = join(dataDir, 'static')
  addStatic('.', staticFolder)
  await startNginx(processes, {
    ...{ folder, ports, staticFolder, rates: UNLIMITED_RATES },
    ...{ storefronts: [port], storeApis: [storeApiPort], payment: paymentPort || ports.payment },
  })
  // Node rejects self-signed certificates, and reads NODE_EXTRA_CA_CERTS only at start.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  const certificate = readFileSync(join(folder, 'certificate.pem'))
  return { url: deployed.PUBLIC_ORIGIN, storeApi, certificates: folder, browserArgs: [trustArgument(certificate)] }
}
