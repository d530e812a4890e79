import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { transformResponse } from './transform-response'

/** Bodies and overhead of all responses; the least recently used are evicted first. */
const MAX_BYTES = 16 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 1024

/** Ages of a response: until when it is fresh, is served while a new one is fetched, is served under overload. */
const MAX_FRESH_MS = 1_000
const MAX_STALE_MS = 5_000
const MAX_OVERLOAD_STALE_MS = 60_000

/** Static files, API calls, images, health checks, and files for crawlers, whose streams may be larger than memory. */
const NON_PAGE_PATH =
  /^\/(?:_next|api|image|share|assets|feed|sitemap|healthz|readyz|metrics)(?:\/|$)|^\/[^/]+\.(?:xml|txt)$|^[^/]/

/** Request headers that select another response of the same address, or a part of it. */
const SELECTING_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-url',
  'range',
  'authorization',
]

/** Links of the shop and headers of browsers are shorter. */
const MAX_URL_LENGTH = 512
const MAX_ACCEPT_ENCODING_LENGTH = 64

/** Headers of one response only, or of its connection. */
const PER_RESPONSE_HEADERS = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-middleware-rewrite',
  'x-request-id',
]

interface CachedResponse {
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
  storedAt: number
  freshMs: number
  /** A request is fetching a new one: others get this one. */
  isRefreshing: boolean
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Collects a response while it is sent. */
export interface Recording {
  /** Called before the head is sent. @returns whether the cache needs the chunks of the body */
  begin(): boolean
  push(chunk: Buffer): void
}

interface RecordedResponse {
  key: string
  response: ServerResponse
  /** That in which the response was requested. */
  generation: number
  chunks: readonly Buffer[] | undefined
}

interface MicroCacheOptions {
  maxBytes?: number
  now?: () => number
}

const headerOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '')

/** @returns null for a request whose response is never cached */
function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  const encodings = String(headers['accept-encoding'] ?? '')
  if (method !== 'GET' || NON_PAGE_PATH.test(url) || SELECTING_HEADERS.some((name) => name in headers)) return null
  if (url.length > MAX_URL_LENGTH || encodings.length > MAX_ACCEPT_ENCODING_LENGTH) return null
  return `${url}\n${encodings}`
}

/** How long a response is fresh, by `s-maxage`; 0 for one that is not public. Restricted stores set `cdn-cache-control`. */
function freshMsOf(response: ServerResponse): number {
  if (response.hasHeader('set-cookie') || response.hasHeader('cdn-cache-control')) return 0
  const seconds = /(?:^|[,\s])s-maxage=(\d+)/.exec(headerOf(response, 'cache-control'))?.[1]
  return Math.min(Number(seconds ?? 0) * 1000, MAX_FRESH_MS)
}

function sharedHeadersOf(response: ServerResponse): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...response.getHeaders() }
  for (const name of PER_RESPONSE_HEADERS) delete headers[name]
  return headers
}

function send({ headers, body, etag }: CachedResponse, request: IncomingMessage, response: ServerResponse) {
  if (etag && request.headers['if-none-match'] === etag) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...notModifiedHeaders } = headers
    response.writeHead(304, notModifiedHeaders).end()
  } else response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}

/**
 * Caches public pages, compressed as they were sent, for one second: a page that many request at the same time is handled by
 * Next once. Then one request fetches a new one while the others get the stale one.
 */
export class MicroCache {
  readonly #entries: LRUCache<string, CachedResponse>
  readonly #now: () => number
  /** Counts `clear`: a response that was requested before one is not stored after it. */
  #generation = 0

  constructor({ maxBytes = MAX_BYTES, now = Date.now }: MicroCacheOptions = {}) {
    this.#now = now
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
    })
  }

  /** Sends a cached response, or lets the request fetch one. */
  readonly serve: Handler = (request, response, next) => {
    const entry = this.#entries.get(cacheKey(request) ?? '')
    if (!entry) return next()
    const age = this.#now() - entry.storedAt
    if (age < entry.freshMs || (entry.isRefreshing && age < MAX_STALE_MS)) return send(entry, request, response)
    entry.isRefreshing = true
    next()
  }

  /** Sends a stale response where a new one cannot be fetched; `next` runs if there is none. */
  readonly serveStale: Handler = (request, response, next) => {
    const entry = this.#entries.get(cacheKey(request) ?? '')
    if (!entry) return next()
    entry.isRefreshing = false
    if (this.#now() - entry.storedAt >= MAX_OVERLOAD_STALE_MS) return next()
    send(entry, request, response)
  }

  /** Stores the response, once it is sent, if it is public. @returns null for a request whose response never is */
  record(request: IncomingMessage, response: ServerResponse): Recording | null {
    const key = cacheKey(request)
    if (key === null) return null
    const generation = this.#generation
    let chunks: Buffer[] | undefined
    response.once('close', () => this.#store({ key, response, generation, chunks }))
    return {
      begin: () => {
        if (freshMsOf(response) > 0) chunks = []
        return chunks !== undefined
      },
      push: (chunk) => void chunks?.push(Buffer.from(chunk)),
    }
  }

  /** Removes all responses, because something in the shop has changed. */
  clear() {
    this.#generation++
    this.#entries.clear()
  }

  #store({ key, response, generation, chunks }: RecordedResponse) {
    const entry = this.#entries.get(key)
    if (entry) entry.isRefreshing = false
    // After a failure the stale response is still the best one.
    if (!response.writableFinished || response.statusCode >= 500) return
    const freshMs = freshMsOf(response)
    const etag = headerOf(response, 'etag')
    if (response.statusCode === 304 && freshMs > 0) {
      if (entry?.etag === etag) entry.storedAt = this.#now()
    } else if (response.statusCode !== 200 || freshMs === 0) this.#entries.delete(key)
    else if (chunks && generation === this.#generation) {
      const headers = sharedHeadersOf(response)
      const storedAt = this.#now()
      this.#entries.set(key, { headers, body: Buffer.concat(chunks), etag, storedAt, freshMs, isRefreshing: false })
    }
  }
}

/** Records responses for the cache. It must receive them compressed, so it comes before `compress`. */
export const recordResponses =
  (cache: MicroCache): Handler =>
  (request, response, next) => {
    const recording = cache.record(request, response)
    if (recording)
      transformResponse(request, response, () => {
        if (!recording.begin()) return null
        const push = (chunk: Buffer) => (recording.push(chunk), chunk)
        return { isReadOnly: true, push, end: () => null }
      })
    next()
  }
