import { join } from 'node:path'
import { prepareFolder } from './demo-template'
import { programArgs } from './programs'
import type { Secrets } from './secrets'
import { UserError } from './user-error'
import { type ProcessExit, type Processes, type StartedProcess, waitUntilReady } from './processes'
import type { env } from '../../lib/env'

/** In milliseconds: at its first start the store API writes the whole catalogue. */
const STORE_API_START_TIMEOUT_MS = 300_000
const STOREFRONT_START_TIMEOUT_MS = 60_000
const PAYMENT_SERVICE_START_TIMEOUT_MS = 60_000

/** As `npm start`: longer than proxies keep connections open, so that no request meets a closing one. */
const KEEP_ALIVE = ['--keepAliveTimeout', '65000']

/** As `npm start`: where localhost resolves to ::1 first, the storefront would be unreachable at 127.0.0.1. */
const IPV4_FIRST = '--dns-result-order=ipv4first'

/** As `npm start` does (docs/decisions/037). */
const HEAP_GROWTH = '--heap-growing-percent=100'

/** For shops of browser tests: results must not depend on the machine's load, so a response may be late. */
export const LONG_TIMEOUTS = { STORE_API_TIMEOUT_MS: '30000' }

export interface ShopSettings {
  port: number
  storeApiPort: number
  /** Ports of further storefronts, which receive the same invalidation webhooks as the first. */
  additionalPorts?: number[]
  /** By default there is no payment service. */
  paymentPort?: number
  dataDir: string
  /** Starts without the demo catalogue and the demo customers. */
  isEmpty?: boolean
  secrets: Secrets
  logLevel: string
  /** File descriptor for the output of the programs; default: the output of this process. */
  output?: number
  /** Further environment variables of all programs. */
  env?: Record<string, string>
  /** Folder of the storefront's build; default: the working directory. */
  buildFolder?: string
}

export interface Shop {
  url: string
  storeApiUrl: string
  /** Empty without a payment service. */
  paymentUrl: string
  /** Resolves when the first of the programs ends. */
  exited: Promise<ProcessExit>
}

/** A program of the shop has ended unexpectedly. */
export class UnexpectedExit extends UserError {
  constructor(readonly exit: ProcessExit) {
    super(`${exit.name} ended (${exit.signal ?? `exit code ${exit.code}`}).`)
  }
}

const abortOnExit = (exited: Promise<ProcessExit>): AbortSignal => {
  const controller = new AbortController()
  void exited.then((exit) => controller.abort(new UnexpectedExit(exit)))
  return controller.signal
}

/**
 * Buffers Next's first output, which announces another address. If the storefront ends early, it is printed to stderr.
 * @returns a function that discards the buffered output and prints all later output
 */
function bufferOutput({ child, exited }: StartedProcess): () => void {
  const chunks: Buffer[] = []
  const bufferChunk = (chunk: Buffer) => void chunks.push(chunk)
  child.stdout?.on('data', bufferChunk)
  void exited.then(() => chunks.forEach((chunk) => process.stderr.write(chunk)))
  return () => {
    chunks.length = 0
    child.stdout?.off('data', bufferChunk)
    child.stdout?.pipe(process.stdout)
  }
}

/** Always set, so that variables of the shell for another shop have no effect. */
const paymentEnv = ({ paymentPort, secrets }: ShopSettings) => ({
  PAYMENT_API_URL: paymentPort ? `http://127.0.0.1:${paymentPort}` : '',
  PAYMENT_API_SECRET: secrets.payments,
  PAYMENT_HOOK_SECRET: secrets.hooks,
  PAYMENT_PAGE_ORIGIN: paymentPort ? `http://localhost:${paymentPort}` : '',
})

const hookUrl = (port: number) => `http://localhost:${port}/api/hook/revalidate`

const sharedEnv = (settings: ShopSettings) => ({
  LOG_LEVEL: settings.logLevel,
  // As in the units of deploy/: with few malloc arenas, threads reuse the memory that others have freed.
  MALLOC_ARENA_MAX: '2',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: `http://localhost:${settings.port}`,
  STORE_API_SECRET: settings.secrets.storeApi,
  ...paymentEnv(settings),
  REVALIDATE_SECRET: settings.secrets.changes,
  REDIS_URL: '',
  ...settings.env,
})

/** A program that is ready. */
export interface ReadyProcess extends StartedProcess {
  url: string
}

/** Starts the payment service. Resolves when it is ready. @throws UnexpectedExit if it ends instead */
export async function startPayments(processes: Processes, settings: ShopSettings, port: number): Promise<ReadyProcess> {
  const { storeApiPort, dataDir, output } = settings
  const url = `http://localhost:${port}`
  const started = processes.start({
    name: 'The payment service',
    args: programArgs('payment-service/main'),
    env: {
      ...sharedEnv(settings),
      PAYMENT_DATA_DIR: join(dataDir, 'payments'),
      PAYMENT_HOOK_URL: `http://127.0.0.1:${storeApiPort}/pay/hook`,
      PAYMENT_HOST: '127.0.0.1',
      PAYMENT_PORT: String(port),
      PAYMENT_PUBLIC_ORIGIN: settings.env?.PAYMENT_PAGE_ORIGIN ?? url,
    },
    stdout: output,
    stderr: output,
  })
  const signal = abortOnExit(started.exited)
  const health = `http://127.0.0.1:${port}/healthz`
  await waitUntilReady({
    url: health,
    name: 'The payment service',
    timeoutMs: PAYMENT_SERVICE_START_TIMEOUT_MS,
    signal,
  })
  return { ...started, url }
}

/** Starts the store API. Resolves when it is ready. @throws UnexpectedExit if it ends instead */
export async function startStoreApi(processes: Processes, settings: ShopSettings): Promise<ReadyProcess> {
  const { storeApiPort, dataDir, output } = settings
  prepareFolder(settings)
  const url = `http://127.0.0.1:${storeApiPort}`
  const started = processes.start({
    name: 'The store API',
    args: programArgs('store-api/main'),
    env: {
      ...sharedEnv(settings),
      DATA_DIR: dataDir,
      REVALIDATE_URLS:
        settings.env?.REVALIDATE_URLS ?? [settings.port, ...(settings.additionalPorts ?? [])].map(hookUrl).join(),
      DEMO_CATALOGUE: String(!settings.isEmpty),
      DEMO_CUSTOMERS: String(!settings.isEmpty),
      DEV_TOOLS: 'true',
      STORE_API_HOST: '127.0.0.1',
      STORE_API_PORT: String(storeApiPort),
    },
    stdout: output,
    stderr: output,
  })
  const signal = abortOnExit(started.exited)
  await waitUntilReady({ url: `${url}/readyz`, name: 'The store API', timeoutMs: STORE_API_START_TIMEOUT_MS, signal })
  return { ...started, url }
}

/** Starts the storefront in front of a store API. Resolves when it is ready. @throws UnexpectedExit if it ends instead */
export async function startStorefront(
  processes: Processes,
  settings: ShopSettings,
  storeApiUrl: string,
): Promise<ReadyProcess> {
  const { port, secrets, output, buildFolder } = settings
  const url = `http://localhost:${port}`
  const started = processes.start({
    name: 'The storefront',
    args: [
      IPV4_FIRST,
      HEAP_GROWTH,
      'node_modules/next/dist/bin/next',
      'start',
      '-H',
      'localhost',
      '-p',
      String(port),
      ...KEEP_ALIVE,
    ],
    cwd: buildFolder,
    env: {
      ...sharedEnv(settings),
      ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
      NEXT_MANUAL_SIG_HANDLE: 'true',
      SESSION_SECRET: secrets.session,
      STORE_API_URL: storeApiUrl,
    },
    stdout: output ?? 'pipe',
    stderr: output,
  })
  const showOutput = bufferOutput(started)
  const signal = abortOnExit(started.exited)
  // An asset, as access to pages may be restricted.
  await waitUntilReady({
    url: `${url}/assets/icon.svg`,
    name: 'The storefront',
    timeoutMs: STOREFRONT_START_TIMEOUT_MS,
    signal,
  })
  showOutput()
  return { ...started, url }
}

/**
 * Starts the payment service if it has a port, the store API, and then the storefront. Resolves when all are ready.
 * @throws UnexpectedExit if a program ends instead
 */
export async function startShop(processes: Processes, settings: ShopSettings): Promise<Shop> {
  const { paymentPort } = settings
  const payments = paymentPort ? await startPayments(processes, settings, paymentPort) : null
  const storeApi = await startStoreApi(processes, settings)
  const storefront = await startStorefront(processes, settings, storeApi.url)
  const exited = Promise.race([storeApi.exited, storefront.exited, ...(payments ? [payments.exited] : [])])
  return { url: storefront.url, storeApiUrl: storeApi.url, paymentUrl: payments?.url ?? '', exited }
}

type PerMinute = Extract<keyof ReturnType<typeof env>, `${string}_PER_MINUTE`>

/** For benchmarks and fault tests: their requests come from one address and would exceed the rate limits. */
export const UNLIMITED_REQUESTS: Record<PerMinute, string> = {
  RATE_LIMIT_READ_PER_MINUTE: '1000000',
  RATE_LIMIT_WRITE_PER_MINUTE: '1000000',
  RATE_LIMIT_IMAGE_PER_MINUTE: '1000000',
}
