import { subscribe } from 'node:diagnostics_channel'
import type { EventEmitter } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** Told by Node of every request to a server of this process (nodejs.org/api/diagnostics_channel.html#http). */
const CHANNEL = 'http.server.request.start'

/** Between two looks at what a server that closes still holds, in milliseconds. */
const EVERY = 250

interface Start {
  server: Server
  response: ServerResponse
}

const isStart = (message: unknown): message is Start =>
  typeof message === 'object' && message !== null && 'response' in message && 'server' in message

/**
 * From SIGTERM on every answer is the last of its connection. A server that closes waits for its connections, and one that
 * a proxy keeps busy would never end by itself; one whose answer had begun before would be waited for as long as
 * connections are kept.
 * @param source where the signal arrives: the process
 */
export function endConnections(source: EventEmitter): void {
  const servers = new Set<Server>()
  let isEnding = false
  subscribe(CHANNEL, (message) => {
    if (!isStart(message)) return
    servers.add(message.server)
    if (isEnding) message.response.setHeader('connection', 'close')
  })
  source.once('SIGTERM', () => {
    isEnding = true
    setInterval(() => servers.forEach(closeIdle), EVERY).unref()
  })
}

/** A server that still listens may be just about to be asked. */
function closeIdle(server: Server) {
  if (!server.listening) server.closeIdleConnections()
}
