import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import type { Logger } from 'pino'
import type { OpenDatabase } from './db/database'

interface Running {
  server: ServerType
  database: OpenDatabase
  logger: Logger
  /** Stops what is done unasked. */
  stopBackground: () => Promise<void>
  /** Milliseconds given to requests under way. */
  drain: number
  /** Says that the program leaves. */
  onLeaving: () => void
  /** Milliseconds after which it takes no more requests: the load balancer has to notice first. */
  delay: number
}

/**
 * On SIGTERM, after a while in which it says that it leaves, or on SIGINT, at once: takes no more requests, lets those
 * under way and what is done unasked finish, closes the database, then ends with 0.
 */
export function stopGracefully(running: Running) {
  const { server, database, logger, stopBackground, drain, onLeaving, delay } = running
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    onLeaving()
    if (signal === 'SIGTERM') await pause(delay)
    // A proxy keeps its connections busy: each answer from now on is the last of its own.
    server.prependListener('request', (_: unknown, response: ServerResponse) =>
      response.setHeader('connection', 'close'),
    )
    await Promise.race([
      Promise.all([new Promise((resolve) => server.close(resolve)), stopBackground()]),
      new Promise((resolve) => setTimeout(resolve, drain).unref()),
    ])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}
