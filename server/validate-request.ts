import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDevelopment } from '../lib/env'
import { appendQuery, stripQuery } from '../lib/http/query-allow-list'
import { refuse, refuseMethod } from './error-page'
import type { Middleware } from './middleware'
import { transformResponse } from './transform-response'

/** A dot segment as Next resolves it: after any separator, also percent-encoded. */
const DOT_SEGMENT = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\?#]|%2f|%5c|$)/i

/** Scheme and host of an absolute-form target (RFC 9112 §3.2.2), which clients send to proxies alone. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i

/** Percent-encoded unreserved characters (RFC 3986 §2.3): the encoding makes no other address. */
const ENCODED_UNRESERVED = /%(?:2[DE]|3\d|[46][1-9A-F]|5[0-9AF]|7[0-9AE])/gi

const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i

/** Addresses that programs take from the shop letter by letter: they are not normalised. */
const NOT_A_PAGE = /^\/(?:_next|api)\//

/** Headers that proxies and servers read differently when they are sent twice. */
const SINGLE_HEADER = /^(?:host|content-length|transfer-encoding)$/i

/** Next answers other methods, such as TRACE, or OPTIONS for an image, with 500. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
const PAGE_METHODS = ['GET', 'HEAD']

/** Next streams the metadata of a page to an empty user agent, which `htmlLimitedBots` cannot match, and caches that page. */
const DEFAULT_USER_AGENT = 'unknown'

const isWellEncoded = (path: string) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Browsers resolve dot segments and send neither fragments nor backslashes: Next would read another path than we do. */
const isAddress = (path: string) =>
  path.startsWith('/') &&
  !/[\\#]/.test(path) &&
  !DOT_SEGMENT.test(path) &&
  !ENCODED_CONTROL.test(path) &&
  isWellEncoded(path)

/** Whether every server finds the end of the body in the same place (request smuggling, RFC 9112 §6.3). */
function isFramedOnce({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders
    .filter((name, index) => index % 2 === 0 && SINGLE_HEADER.test(name))
    .map((name) => name.toLowerCase())
  if (new Set(names).size < names.length) return false
  const coding = headers['transfer-encoding']
  return coding === undefined || (httpVersion === '1.1' && coding.toLowerCase() === 'chunked')
}

/** The path as the shop writes it: no needless encoding, no empty segment, no slash at the end. */
const normalizePath = (path: string) =>
  path
    .replace(ENCODED_UNRESERVED, (code) => String.fromCharCode(parseInt(code.slice(1), 16)))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** Path and query of a request; an absolute-form target's host is never trusted. */
const originForm = (target: string) =>
  SCHEME_AND_HOST.test(target) ? target.replace(SCHEME_AND_HOST, '').replace(/^(?!\/)/, '/') : target

/** @returns 'malformed' where Next could read another address than we do; the normalised address where it differs */
function checkAddress(request: IncomingMessage, address: string): 'malformed' | { redirect: string } | null {
  const [path = ''] = address.split('?', 1)
  if (!isAddress(path) || !isFramedOnce(request)) return 'malformed'
  if (!PAGE_METHODS.includes(request.method ?? '') || NOT_A_PAGE.test(path)) return null
  const normalized = normalizePath(path)
  // Decoding may have made a dot segment.
  if (!isAddress(normalized)) return 'malformed'
  return normalized === path ? null : { redirect: normalized + address.slice(path.length) }
}

const methodsOf = (address: string): readonly string[] =>
  /^\/api(?:\/|$)/.test(address) || isDevelopment() ? API_METHODS : PAGE_METHODS

/** Appends stripped parameters to a redirect within the shop, so that marks of campaigns reach the page it leads to. */
function appendToRedirect(response: ServerResponse, stripped: string, origin: string): null {
  const location = response.getHeader('location')
  const { statusCode } = response
  if (statusCode < 300 || statusCode > 399 || typeof location !== 'string') return null
  if (location.startsWith(`${origin}/`) || /^\/(?!\/)/.test(location))
    response.setHeader('location', appendQuery(location, stripped))
  return null
}

interface ValidateRequestOptions {
  /** Where shoppers reach the shop: redirects lead there, whatever the request's Host. */
  origin: string
}

/**
 * Answers requests that Next must not see: 400 for malformed addresses and doubly framed bodies, 405 for methods that the
 * address does not have, 308 to the normalised address. Others go on with path and query alone in `request.url`, without
 * the parameters that the page does not read (docs/decisions/035); a redirect gets those back.
 */
export const validateRequest =
  ({ origin }: ValidateRequestOptions): Middleware =>
  (request, response, next) => {
    const address = originForm(request.url ?? '')
    request.url = address
    const verdict = checkAddress(request, address)
    if (verdict === 'malformed') return refuse(request, response, 'malformed')
    const { method = '' } = request
    const methods = methodsOf(address)
    if (!methods.includes(method))
      return refuseMethod(request, response, API_METHODS.includes(method) ? methods : API_METHODS)
    if (verdict) {
      const headers = { location: origin + verdict.redirect, 'cache-control': 'public, max-age=0', 'content-length': 0 }
      return void response.writeHead(308, headers).end()
    }
    const { address: readAddress, stripped } = stripQuery(address, { isRouterRequest: 'rsc' in request.headers })
    request.url = readAddress
    if (stripped) transformResponse(request, response, () => appendToRedirect(response, stripped, origin))
    request.headers['user-agent'] ||= DEFAULT_USER_AGENT
    next()
  }
