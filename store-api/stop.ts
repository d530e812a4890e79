import type { ServerResponse } from 'node:http'
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
}

/** On SIGTERM or SIGINT: takes no more requests, lets those under way and what is done unasked finish, closes the database, then ends with 0. */
export function stopGracefully({ server, database, logger, stopBackground, drain }: Running) {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
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
