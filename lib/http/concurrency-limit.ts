import { onResponseClosed } from './on-response-closed'
import type { Middleware } from './middleware'

/** Health checks are exempt from the limit. */
const MONITORING_PATH = /^\/(?:healthz|readyz)(?:\?|$)/

interface ConcurrencyLimitOptions {
  /** Maximum number of concurrent requests. */
  maxRequests: number
  /** Whether a path is that of a static file, which costs little; one without a file is rendered as a page. */
  isStaticFile?: (path: string) => boolean
  /** Responds to a request beyond the limit. */
  onOverload: Middleware
}

/**
 * Rejects requests beyond the limit at once, instead of letting all of them wait (load shedding). A request whose client has
 * disconnected is dropped.
 */
export function concurrencyLimit({
  maxRequests,
  isStaticFile = () => false,
  onOverload,
}: ConcurrencyLimitOptions): Middleware {
  let active = 0
  return (request, response, next) => {
    if (request.socket.destroyed) return
    const { url = '' } = request
    if (MONITORING_PATH.test(url) || isStaticFile(url.split('?', 1)[0] ?? '')) return next()
    if (active >= maxRequests) return onOverload(request, response, next)
    active++
    onResponseClosed(request, response, () => active--)
    next()
  }
}
