import type { IncomingMessage } from 'node:http'

/** A step to a folder or the one above it, as Next resolves it: after any separator, also in percent-encoding. */
const STEP = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\?#]|%2f|%5c|$)/i

/** Address and host in one, as it is sent to a proxy (RFC 9112 §3.2.2); browsers send it to none that is not theirs. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i

/** What stands for itself wherever it stands (RFC 3986 §2.3): encoding it makes no other address. */
const NEEDLESS = /%(?:2[DE]|3\d|[46][1-9A-F]|5[0-9AF]|7[0-9AE])/gi

const CONTROL = /%(?:[01][0-9a-f]|7f)/i

/** Files, calls, and what programs read have their addresses from the shop, letter by letter. */
const IS_NO_PAGE = /^\/(?:_next|api)\//

const isWellEncoded = (path: string) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A browser resolves steps itself, and sends neither a fragment nor backslashes: whoever does means something else by it. */
const isAddress = (path: string) =>
  path.startsWith('/') && !/[\\#]/.test(path) && !STEP.test(path) && !CONTROL.test(path) && isWellEncoded(path)

/** Of these one line is one thing and two are another to every program. */
const ONCE = /^(?:host|content-length|transfer-encoding)$/i

/** Whether a body comes in chunks or with its length, and nothing of that is said twice. */
function isFramedPlainly({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && ONCE.test(name)).map((name) => name.toLowerCase())
  if (new Set(names).size < names.length) return false
  const coding = headers['transfer-encoding']
  return coding === undefined || (httpVersion === '1.1' && coding.toLowerCase() === 'chunked')
}

/** The path of an address in the one way the shop writes it: nothing encoded needlessly, no empty part. */
const plainPathOf = (path: string) =>
  path
    .replace(NEEDLESS, (code) => String.fromCharCode(parseInt(code.slice(1), 16)))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/**
 * Reads the address of a request, and leaves its path and query in it: a host in it is never believed.
 * @returns 'malformed' for one that could mean one thing here and another to Next, or that is none; the address it is written
 * by, where that is another one; null where there is nothing to say
 */
export function readAddress(request: IncomingMessage): 'malformed' | { moved: string } | null {
  const asked = request.url ?? ''
  const relative = ABSOLUTE.test(asked) ? asked.replace(ABSOLUTE, '').replace(/^(?!\/)/, '/') : asked
  request.url = relative
  const at = relative.indexOf('?')
  const path = at < 0 ? relative : relative.slice(0, at)
  if (!isAddress(path) || !isFramedPlainly(request)) return 'malformed'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || IS_NO_PAGE.test(path)) return null
  const plain = plainPathOf(path)
  // What was encoded may have been a step.
  if (!isAddress(plain)) return 'malformed'
  return plain === path ? null : { moved: plain + (at < 0 ? '' : relative.slice(at)) }
}
