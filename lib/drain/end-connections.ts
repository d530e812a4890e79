import { subscribe } from 'node:diagnostics_channel'
import type { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

/** Told by Node of every request to a server of this process (nodejs.org/api/diagnostics_channel.html#http). */
const CHANNEL = 'http.server.request.start'

const isStart = (message: unknown): message is { response: ServerResponse } =>
  typeof message === 'object' && message !== null && 'response' in message

/**
 * From SIGTERM on every answer is the last of its connection. A server that closes waits for its connections, and one that
 * a proxy keeps busy would never end by itself.
 * @param source where the signal arrives: the process
 */
export function endConnections(source: EventEmitter): void {
  source.once('SIGTERM', () =>
    subscribe(CHANNEL, (message) => {
      if (isStart(message)) message.response.setHeader('connection', 'close')
    }),
  )
}
