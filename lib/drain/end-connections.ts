import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { eachRequest } from '../each-request'

/** Between two looks at what a server that closes still holds, in milliseconds. */
const EVERY = 250

/**
 * From SIGTERM on every answer is the last of its connection. A server that closes waits for its connections, and one that
 * a proxy keeps busy would never end by itself; one whose answer had begun before would be waited for as long as
 * connections are kept.
 * @param source where the signal arrives: the process
 * @returns how to stop looking after further answers
 */
export function endConnections(source: EventEmitter): () => void {
  const servers = new Set<Server>()
  let isEnding = false
  source.once('SIGTERM', () => {
    isEnding = true
    setInterval(() => servers.forEach(closeIdle), EVERY).unref()
  })
  return eachRequest(({ server, response }) => {
    servers.add(server)
    if (isEnding) response.setHeader('connection', 'close')
  })
}

/** A server that still listens may be just about to be asked. */
function closeIdle(server: Server) {
  if (!server.listening) server.closeIdleConnections()
}
