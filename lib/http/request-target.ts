import type { IncomingMessage } from 'node:http'

/** A dot segment as Next resolves it: after any separator, also percent-encoded. */
const DOT_SEGMENT = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\?#]|%2f|%5c|$)/i

/** Scheme and host of an absolute-form target (RFC 9112 §3.2.2), which clients send only to proxies. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i

/** Percent-encoded unreserved characters (RFC 3986 §2.3): the encoding makes no other address. */
const ENCODED_UNRESERVED = /%(?:2[DE]|3\d|[46][1-9A-F]|5[0-9AF]|7[0-9AE])/gi

const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i

/** Addresses that programs copy from the shop exactly: they are not normalised. */
const NON_PAGE_PATH = /^\/(?:_next|api)\//

/** Headers that proxies and servers read differently when they are sent twice. */
const SINGLE_HEADER = /^(?:host|content-length|transfer-encoding)$/i

/**
 * Percent-encoding in an API path, where only the letters of a captcha may need it: Next would decode it to
 * an address whose limits were not applied.
 */
const ENCODED_API_PATH = /^\/api\/(?!verify\/captcha\/)[^?]*%/

const READ_METHOD = /^(?:GET|HEAD)$/

const isWellEncoded = (path: string) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Browsers resolve dot segments and send neither fragments nor backslashes: Next would read a different path. */
const isValidPath = (path: string) =>
  path.startsWith('/') &&
  !/[\\#]/.test(path) &&
  !DOT_SEGMENT.test(path) &&
  !ENCODED_CONTROL.test(path) &&
  isWellEncoded(path)

/** Whether every server finds the end of the body in the same place (request smuggling, RFC 9112 §6.3). */
function hasUnambiguousFraming({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
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
export const originForm = (target: string) =>
  SCHEME_AND_HOST.test(target) ? target.replace(SCHEME_AND_HOST, '').replace(/^(?!\/)/, '/') : target

/**
 * Checks the address and the framing of a request.
 * @param address path and query
 * @returns 'malformed' where Next could read another address, or another end of the body, than we do; the normalised address
 * where it differs; null for a request that can go on
 */
export function checkTarget(request: IncomingMessage, address: string): 'malformed' | { redirect: string } | null {
  const [path = ''] = address.split('?', 1)
  if (!isValidPath(path) || ENCODED_API_PATH.test(path) || !hasUnambiguousFraming(request)) return 'malformed'
  if (!READ_METHOD.test(request.method ?? '') || NON_PAGE_PATH.test(path)) return null
  const normalized = normalizePath(path)
  // Decoding may have produced a dot segment.
  if (!isValidPath(normalized)) return 'malformed'
  return normalized === path ? null : { redirect: normalized + address.slice(path.length) }
}
