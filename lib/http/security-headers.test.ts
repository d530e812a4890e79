/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../../server/security-headers'
import { nextHeaders } from './security-headers.mjs'

/** The headers that the pipeline sets. */
function headersOf(url: string, isHttps = false) {
  const headers: Record<string, string> = {}
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) } as unknown as ServerResponse
  const next = jest.fn()
  securityHeaders({ isHttps })({ url } as IncomingMessage, response, next)
  expect(next).toHaveBeenCalledTimes(1)
  return headers
}

/** The headers that next.config.mjs sets. */
function configuredFor(url: string) {
  const rules = nextHeaders().filter(({ source }) => new RegExp(`^${source.replace(/:path\*?/, '')}`).test(url))
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

describe('the security headers', () => {
  it('are the same for a page, a call, a file and an error', () => {
    for (const path of ['/', '/api/x', '/_next/static/x.js'])
      expect(headersOf(path, true)).toEqual({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
  })

  it('allow other sites to embed images and feeds', () => {
    for (const path of [
      '/image/a.webp',
      '/share/product/a.jpg',
      '/feed/products.xml',
      '/assets/logo.svg',
      '/robots.txt',
    ])
      expect(headersOf(path)['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('send HSTS only where the shop is reached by https', () => {
    expect(headersOf('/', false)).not.toHaveProperty('strict-transport-security')
  })

  it.each(['/', '/product/image', '/image/a/b.webp', '/sitemap-1.xml', '/robots.txt', '/_next/static/x.js'])(
    'are the same without the pipeline (%s)',
    (path) => expect(configuredFor(path)).toEqual(headersOf(path)),
  )
})
