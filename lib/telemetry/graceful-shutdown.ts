import 'server-only'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { env } from '../env'
import { log } from './log'
import { readiness } from './readiness'

/** On SIGTERM `/readyz` is 503 while requests are still accepted for `DRAIN_DELAY_MS`; then this process drains and exits. */
export function startGracefulShutdown() {
  const { DRAIN_DELAY_MS: delayMs, NEXT_MANUAL_SIG_HANDLE } = env()
  const onDraining = () => {
    readiness().isDraining = true
    log().info({ delay: delayMs }, 'draining')
  }
  const isManual = NEXT_MANUAL_SIG_HANDLE !== ''
  return gracefulShutdown({ source: process, delayMs, onDraining, isManual, exit: (code) => process.exit(code) })
}

const CHECK_INTERVAL_MS = 250

/** By convention 128 plus the number of the signal; Next ends with the same. */
const EXIT_CODES = { SIGTERM: 143, SIGINT: 130 } as const

interface Options {
  /** Emits the signals: the process. */
  source: EventEmitter
  /** After SIGTERM, how long requests are still accepted: a load balancer checks `/readyz` that often. */
  delayMs: number
  /** Called once, on the first signal. */
  onDraining: () => void
  /** Whether to close the servers and exit; without `NEXT_MANUAL_SIG_HANDLE` Next does that itself, at once. */
  isManual: boolean
  exit: (code: number) => void
}

interface GracefulShutdown {
  onServer: (server: Server) => void
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Marks the process as draining, accepts requests for `delayMs`, then closes its servers, finishes active requests, and
 * exits. Connections are closed with their next response, or once they are idle: otherwise those of a reverse proxy
 * would keep the server open forever.
 */
export function gracefulShutdown({ source, delayMs, onDraining, isManual, exit }: Options): GracefulShutdown {
  const servers = new Set<Server>()
  let isDraining = false

  const close = async (code: number) => {
    await Promise.all([...servers].map((server) => new Promise((done) => server.close(done))))
    exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    source.on(signal, () => {
      if (isDraining) return
      isDraining = true
      onDraining()
      setInterval(() => servers.forEach(closeIdle), CHECK_INTERVAL_MS).unref()
      if (isManual) setTimeout(() => void close(EXIT_CODES[signal]), signal === 'SIGTERM' ? delayMs : 0)
    })
  return {
    onServer: (server) => void servers.add(server),
    middleware: (_, response, next) => {
      if (isDraining) response.setHeader('connection', 'close')
      next()
    },
  }
}

/** A server that still listens may be about to receive a request on such a connection. */
function closeIdle(server: Server) {
  if (!server.listening) server.closeIdleConnections()
}
