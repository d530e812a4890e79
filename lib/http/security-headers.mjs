/** Sent with every response, whatever its status. The middleware sets the policy of pages (CSP). */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Images and feeds: a CDN may serve them, and other sites may show them beside a link. */
export const CROSS_ORIGIN_PATHS = ['image', 'share', 'assets', 'feed', 'sitemap', 'robots.txt', 'llms.txt']

/** Two years, the minimum for browsers' preload lists. Only if the shop is served over https. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** @param {Record<string, string>} headers */
const listOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** The same headers for `headers()` of next.config.mjs: of two rules for one header the later one counts. */
export const nextHeaders = () => [
  { source: '/:path*', headers: listOf(SECURITY_HEADERS) },
  {
    source: `/:path((?:${CROSS_ORIGIN_PATHS.map((path) => path.replace('.', '\\.')).join('|')}).*)`,
    headers: listOf({ 'cross-origin-resource-policy': 'cross-origin' }),
  },
]
