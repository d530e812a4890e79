import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Milliseconds a client has for the head of a request, and from then on for its body. Longer than a phone on a bad line needs
 * for 64 KiB; shorter than an attacker likes.
 */
export const DEADLINES = { headers: 5_000, body: 10_000 }

/** Milliseconds between two looks at who is late. By itself Node looks every thirty seconds. */
const LOOKS = 1_000

/** The listener with which Node begins to look, by its name; it ends the looking it had begun before. */
const BEGINS_TO_LOOK = 'setupConnectionsTracking'

/**
 * Holds a server to the deadlines: Node answers 408 to whoever is late and closes the connection. A version of Node that
 * begins to look in another way does so every thirty seconds.
 */
function holdToDeadlines(server: Server): void {
  server.headersTimeout = DEADLINES.headers
  server.requestTimeout = DEADLINES.headers + DEADLINES.body
  Object.assign(server, { connectionsCheckingInterval: LOOKS })
  if (!server.listening) return
  for (const listener of server.listeners('listening')) if (listener.name === BEGINS_TO_LOOK) listener.call(server)
}

/** Told by Node of every connection to a server of this process (nodejs.org/api/diagnostics_channel.html#net). */
const CHANNEL = 'net.server.socket'

/**
 * Holds every HTTP server of this process to the deadlines from its first connection on: Next makes its server itself.
 * @returns how to stop, for servers nobody has connected to yet
 */
export function holdServersToDeadlines(): () => void {
  const known = new WeakSet<Server>()
  const hear = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    if (!(server instanceof Server) || known.has(server)) return
    known.add(server)
    holdToDeadlines(server)
  }
  subscribe(CHANNEL, hear)
  return () => void unsubscribe(CHANNEL, hear)
}
