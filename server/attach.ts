import 'server-only'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Middleware } from '../lib/http/middleware'

interface AttachOptions {
  /** The port of the server to attach to; servers on other ports, such as that of the metrics, are ignored. */
  port: number
  /** Runs before the listeners of the server's `request` event, which are its `next`. */
  middleware: Middleware
  /** Called once with the server, before its first connection or request is handled. */
  onServer?: (server: Server) => void
  /** Whether requests to upgrade a connection are rejected: Next leaves those of a production server open. */
  rejectsUpgrades?: boolean
}

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean

const INTERCEPTED_EVENTS = ['connection', 'request', 'upgrade']

const UPGRADE_REJECTION = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Puts a middleware in front of the server that Next starts, which offers no hook for this: the `request` event is
 * intercepted in `http.Server.prototype.emit`, as OpenTelemetry's instrumentation of `node:http` does. May be called before
 * or after the server listens: under `next start` instrumentation runs after.
 * @returns a function that detaches it
 */
export function attach({ port, middleware, onServer, rejectsUpgrades = false }: AttachOptions): () => void {
  const emit = Server.prototype.emit as Emit
  const known = new WeakSet<Server>()

  /** A server that is closing still responds on open connections, but has no address any more. */
  const isAttachedServer = (server: Server) => {
    if (known.has(server)) return true
    const address = server.address()
    const isOnPort = address !== null && typeof address === 'object' && address.port === port
    if (!isOnPort) return false
    known.add(server)
    onServer?.(server)
    return true
  }

  const intercept: Emit = function (event, ...args) {
    if (!INTERCEPTED_EVENTS.includes(event) || !isAttachedServer(this)) return emit.call(this, event, ...args)
    if (event === 'upgrade' && rejectsUpgrades) {
      const [, socket] = args as [IncomingMessage, Duplex]
      socket.end(UPGRADE_REJECTION)
      socket.resume()
      return true
    }
    if (event !== 'request') return emit.call(this, event, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse]
    middleware(request, response, () => void emit.call(this, event, request, response))
    return true
  }
  Server.prototype.emit = intercept as typeof Server.prototype.emit
  return () => {
    Server.prototype.emit = emit as typeof Server.prototype.emit
  }
}
