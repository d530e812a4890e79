import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import type { Logger } from 'pino'
import type { OpenDatabase } from './db/database'

interface Running {
  server: ServerType
  database: OpenDatabase
  logger: Logger
  /** Stops background jobs. */
  stopBackground: () => Promise<void>
  /** Time for requests in progress to finish, in milliseconds. */
  drainTimeoutMs: number
  /** Called at the start of the shutdown. */
  onShutdown: () => void
  /** Delay in milliseconds before it stops accepting requests: the load balancer has to notice first. */
  delay: number
}

/**
 * Stops on SIGTERM after `delay`, in which readiness probes fail, or on SIGINT at once: accepts no more requests, waits
 * for requests in progress and background jobs, closes the database, and exits with 0.
 */
export function stopGracefully(running: Running) {
  const { server, database, logger, stopBackground, drainTimeoutMs, onShutdown, delay } = running
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    onShutdown()
    if (signal === 'SIGTERM') await pause(delay)
    // A proxy keeps its connections busy: each response from now on closes its connection.
    server.prependListener('request', (_: unknown, response: ServerResponse) =>
      response.setHeader('connection', 'close'),
    )
    await Promise.race([
      Promise.all([new Promise((resolve) => server.close(resolve)), stopBackground()]),
      new Promise((resolve) => setTimeout(resolve, drainTimeoutMs).unref()),
    ])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}
