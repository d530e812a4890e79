import { onResponseClosed } from '../lib/http/on-response-closed'
import type { Middleware } from './middleware'

/** Static files cost little, and monitoring must reach a busy shop. */
const UNLIMITED = /^\/(?:_next\/static\/|(?:healthz|readyz|metrics)(?:\?|$))/

interface ConcurrencyLimitOptions {
  /** Maximum number of concurrent requests. */
  maxRequests: number
  /** Responds to a request beyond the limit. */
  onOverload: Middleware
}

/**
 * Rejects requests beyond the limit at once, instead of letting all of them wait (load shedding). A request whose client has
 * disconnected is dropped.
 */
export function concurrencyLimit({ maxRequests, onOverload }: ConcurrencyLimitOptions): Middleware {
  let active = 0
  return (request, response, next) => {
    if (request.socket.destroyed) return
    if (UNLIMITED.test(request.url ?? '')) return next()
    if (active >= maxRequests) return onOverload(request, response, next)
    active++
    onResponseClosed(request, response, () => active--)
    next()
  }
}
