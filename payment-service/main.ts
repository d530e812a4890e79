import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { nodeEngine } from '../contract/engines/node'
import { deriveKeys } from '../contract/keys'
import { webhookKey } from '../contract/webhook'
import { FolderLocked, makeFolderPrivate, lockFolder } from '../lib/config/data-folder'
import { serveMetrics } from '../lib/telemetry/metrics'
import { createApp } from './app'
import type { Service } from './context'
import { readEnv, StartError } from './env'
import { openJournal } from './ledger/journal'
import { Ledger, watchLedger } from './ledger/ledger'
import { sandboxBank } from './sandbox-bank'
import { startScheduler } from './scheduler'
import { WebhookDispatcher } from './webhooks'

const listen = (server: ServerType, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

interface Draining {
  markDraining: () => void
  /** Milliseconds before the server closes, so that load balancers see the failing readiness probe first. */
  delay: number
}

/**
 * Graceful shutdown: on SIGTERM after the drain delay, on SIGINT at once. Stops accepting requests, finishes those in
 * progress, then exits with 0.
 */
function stopGracefully(server: ServerType, { markDraining, delay }: Draining, close: () => Promise<void>) {
  const stop = async (signal: string) => {
    markDraining()
    if (signal === 'SIGTERM') await pause(delay)
    await new Promise((resolve) => {
      server.close(resolve)
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}

async function main() {
  const env = readEnv()
  const logger = pino({ level: env.LOG_LEVEL, base: { program: 'payment-service' } })
  makeFolderPrivate(env.PAYMENT_DATA_DIR)
  const unlock = lockFolder(join(env.PAYMENT_DATA_DIR, 'payments.lock'))
  const ledger = new Ledger(openJournal(join(env.PAYMENT_DATA_DIR, 'payments.jsonl')), env.PAYMENT_PUBLIC_ORIGIN)
  const keys = deriveKeys(nodeEngine, env.PAYMENT_API_SECRET)
  const publicOrigin = env.PAYMENT_PUBLIC_ORIGIN
  const draining = { isShuttingDown: false }
  const isShuttingDown = () => draining.isShuttingDown
  const service: Service = {
    ledger,
    bank: sandboxBank,
    keys,
    acceptsPathSign: env.SIGN_SCHEME_PATH_ACCEPTED,
    publicOrigin,
    logger,
    now: Date.now,
    isShuttingDown,
  }
  const target = { url: env.PAYMENT_HOOK_URL, key: webhookKey(env.PAYMENT_HOOK_SECRET), fetch }
  const stopRounds = startScheduler(service, new WebhookDispatcher(service, target))

  const server = createAdaptorServer({ fetch: createApp(service).fetch })
  const markDraining = () => void (draining.isShuttingDown = true)
  stopGracefully(server, { markDraining, delay: env.DRAIN_DELAY_MS }, async () => {
    await stopRounds()
    ledger.close()
    unlock()
  })
  watchLedger(ledger)
  const onError = (error: Error) => logger.error({ err: error }, 'metrics cannot be served')
  serveMetrics({ program: 'payment-service', host: env.METRICS_HOST, port: env.METRICS_PORT, onError })
  await listen(server, env.PAYMENT_PORT, env.PAYMENT_HOST)
  logger.info({ host: env.PAYMENT_HOST, port: env.PAYMENT_PORT }, 'listening')
}

/** Why the program could not start: a sentence for the operator if the reason is known. */
function describeStartError(error: unknown): string {
  if (error instanceof StartError || error instanceof FolderLocked) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there or set PAYMENT_PORT.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
})
