import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const CHECK_INTERVAL_MS = 250

interface ConnectionDrain {
  onServer: (server: Server) => void
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Closes keep-alive connections after SIGTERM, each with its next response or when it is idle. A server that closes waits for
 * its connections: those that a reverse proxy keeps busy would hold it open for ever.
 * @param source emits the signal: the process
 */
export function drainConnections(source: EventEmitter): ConnectionDrain {
  const servers = new Set<Server>()
  let isEnding = false
  source.once('SIGTERM', () => {
    isEnding = true
    setInterval(() => servers.forEach(closeIdle), CHECK_INTERVAL_MS).unref()
  })
  return {
    onServer: (server) => void servers.add(server),
    middleware: (_, response, next) => {
      if (isEnding) response.setHeader('connection', 'close')
      next()
    },
  }
}

/** A server that still listens may be about to receive a request on such a connection. */
function closeIdle(server: Server) {
  if (!server.listening) server.closeIdleConnections()
}
