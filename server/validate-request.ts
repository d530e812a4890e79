import 'server-only'
import type { ServerResponse } from 'node:http'
import { isDevelopment } from '../lib/env'
import { rejectRequest, rejectMethod } from '../lib/http/error-page'
import { appendQuery, stripQuery } from '../lib/http/query-allow-list'
import { checkTarget, originForm } from '../lib/http/request-target'
import { transformResponse } from '../lib/http/transform-response'
import type { Middleware } from '../lib/http/middleware'

/** Next responds to other methods, such as TRACE, or OPTIONS for an image, with 500. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
const PAGE_METHODS = ['GET', 'HEAD']

/** Next streams the metadata of a page to an empty user agent, which `htmlLimitedBots` cannot match, and caches that page. */
const DEFAULT_USER_AGENT = 'unknown'

const methodsOf = (address: string): readonly string[] =>
  /^\/api(?:\/|$)/.test(address) || isDevelopment() ? API_METHODS : PAGE_METHODS

/** Appends stripped parameters to a redirect within the shop, so that campaign parameters reach its target. */
function appendToRedirect(response: ServerResponse, stripped: string, origin: string): null {
  const location = response.getHeader('location')
  const { statusCode } = response
  if (statusCode < 300 || statusCode > 399 || typeof location !== 'string') return null
  if (location.startsWith(`${origin}/`) || /^\/(?!\/)/.test(location))
    response.setHeader('location', appendQuery(location, stripped))
  return null
}

interface ValidateRequestOptions {
  /** The shop's public origin, to which redirects lead regardless of the request's Host. */
  origin: string
}

/**
 * Responds to requests that must not reach Next: 400 for malformed URLs and doubly framed bodies, 405 for unsupported
 * methods, 308 to the normalised URL. Others are passed on with only path and query in `request.url`, without the
 * parameters that the page does not read (docs/decisions/035); these are appended to a redirect.
 */
export const validateRequest =
  ({ origin }: ValidateRequestOptions): Middleware =>
  (request, response, next) => {
    const address = originForm(request.url ?? '')
    request.url = address
    const verdict = checkTarget(request, address)
    if (verdict === 'malformed') return rejectRequest(request, response, 'malformed')
    const { method = '' } = request
    const methods = methodsOf(address)
    if (!methods.includes(method))
      return rejectMethod(request, response, API_METHODS.includes(method) ? methods : API_METHODS)
    if (verdict) {
      const headers = { location: origin + verdict.redirect, 'cache-control': 'public, max-age=0', 'content-length': 0 }
      return void response.writeHead(308, headers).end()
    }
    const { address: strippedAddress, stripped } = stripQuery(address, { isRouterRequest: 'rsc' in request.headers })
    request.url = strippedAddress
    if (stripped) transformResponse(request, response, () => appendToRedirect(response, stripped, origin))
    request.headers['user-agent'] ||= DEFAULT_USER_AGENT
    next()
  }
