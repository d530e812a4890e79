import { CROSS_ORIGIN_PATHS, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from '../lib/http/security-headers.mjs'
import type { Middleware } from '../lib/http/middleware'

interface SecurityHeadersOptions {
  /** Whether the shop uses HTTPS. Known only at run time, so Next's `headers()` cannot send HSTS. */
  isHttps: boolean
}

/** Sets the security headers of every response; next.config.mjs sets the same for responses of Next itself. */
export function securityHeaders({ isHttps }: SecurityHeadersOptions): Middleware {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...(isHttps && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  })
  return ({ url = '/' }, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (CROSS_ORIGIN_PATHS.some((path) => url.startsWith(path, 1)))
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
    next()
  }
}
