import 'server-only'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Middleware } from '../lib/http/middleware'

interface AttachOptions {
  /** The port of the server to attach to; servers on others, such as that of the metrics, are left alone. */
  port: number
  /** Runs before the listeners of the server's `request` event, which are its `next`. */
  middleware: Middleware
  /** Called once with the server, before its first connection or request is handled. */
  onServer?: (server: Server) => void
  /** Whether requests to upgrade a connection are refused: Next leaves those of a production server open. */
  refusesUpgrades?: boolean
}

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean

const EVENTS = ['connection', 'request', 'upgrade']

const REFUSAL = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Puts a middleware in front of the server that Next starts: it offers no hook of its own, so the `request` event is
 * intercepted in `http.Server.prototype.emit`, as OpenTelemetry's instrumentation of `node:http` does. May be called before
 * or after the server listens: under `next start` instrumentation runs after.
 * @returns how to detach
 */
export function attach({ port, middleware, onServer, refusesUpgrades = false }: AttachOptions): () => void {
  const emit = Server.prototype.emit as Emit
  const known = new WeakSet<Server>()

  /** A server that is closing still responds on open connections, but has no address any more. */
  const isOurs = (server: Server) => {
    if (known.has(server)) return true
    const address = server.address()
    const isOnPort = address !== null && typeof address === 'object' && address.port === port
    if (!isOnPort) return false
    known.add(server)
    onServer?.(server)
    return true
  }

  const intercept: Emit = function (event, ...args) {
    if (!EVENTS.includes(event) || !isOurs(this)) return emit.call(this, event, ...args)
    if (event === 'upgrade' && refusesUpgrades) {
      const [, socket] = args as [IncomingMessage, Duplex]
      socket.end(REFUSAL)
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
