import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { SHARED_FOR_A_MINUTE } from '../http/shared-caching'
import type { PageCopies, PageCopy } from './page-copies'

/** What belongs to one answer and not to the page, or tells of the inside. */
const OF_ONE_ANSWER: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-middleware-rewrite',
  'x-request-id',
])

/**
 * What Next says of a page out of its cache. `STALE` is one of more than a minute: it is shown while Next makes it anew.
 * Were no copy of it kept, all who want it just then would come in, and keep the new one from being made.
 */
const OUT_OF_CACHE = ['HIT', 'STALE']

/** Rendered for this request, as searches are (docs/decisions/059). */
const isRenderedForAll = (response: ServerResponse) => headerOf(response, 'cache-control') === SHARED_FOR_A_MINUTE

const headerOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '')

/** Whether Next answered out of its cache. */
const isOutOfCache = (response: ServerResponse): boolean => OUT_OF_CACHE.includes(headerOf(response, 'x-nextjs-cache'))

/** Whether it did so with a page that everybody may be shown. */
function isForEveryone(response: ServerResponse): boolean {
  return (
    (isRenderedForAll(response) ||
      (isOutOfCache(response) && headerOf(response, 'cache-control').includes('s-maxage'))) &&
    !response.hasHeader('set-cookie') &&
    !response.hasHeader('cdn-cache-control')
  )
}

const etagOf = (response: ServerResponse) => headerOf(response, 'etag')

/** The headers of an answer that another may have as well. */
function headersOf(response: ServerResponse): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...response.getHeaders() }
  for (const name of Object.keys(headers)) if (OF_ONE_ANSWER.has(name)) delete headers[name]
  return headers
}

const copyOf = (response: ServerResponse, parts: Buffer[]): PageCopy => ({
  headers: headersOf(response),
  body: Buffer.concat(parts),
  etag: etagOf(response),
})

type Chunk = string | Uint8Array

const toBytes = (chunk: Chunk, encoding: unknown) =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk)

/** Notes what goes out to one visitor, and keeps it when it was whole and for everybody. */
export function copyPage(copies: PageCopies, key: string, response: ServerResponse) {
  const { era } = copies
  const parts: Buffer[] = []
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(toBytes(chunk, encoding))
  }
  const write = response.write.bind(response) as (...sent: unknown[]) => boolean
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse
  response.write = (...sent: unknown[]) => {
    note(sent[0], sent[1])
    return write(...sent)
  }
  response.end = (...sent: unknown[]) => {
    note(sent[0], sent[1])
    return end(...sent)
  }
  response.once('close', () => {
    // Nobody knows what became of the page: the copy is as good as it was, and somebody else asks.
    if (!response.writableFinished || response.statusCode >= 500) return copies.giveUp(key)
    const status = isForEveryone(response) ? response.statusCode : 0
    if (status === 200) copies.keep(key, copyOf(response, parts), era)
    else if (status === 304) copies.confirm(key, etagOf(response))
    else copies.forget(key)
  })
}

/** Shows a copy; to a browser that has it already, that it is the same. */
export function showCopy({ headers, body, etag }: PageCopy, request: IncomingMessage, response: ServerResponse) {
  if (etag && request.headers['if-none-match'] === etag) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers
    response.writeHead(304, kept).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}
