/** @jest-environment node */
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { Client } from 'undici'
import { MicroCache, recordResponses } from '../lib/http/micro-cache'
import { transformResponse } from '../lib/http/transform-response'
import { compress } from './compression'
import { concurrencyLimit } from '../lib/http/concurrency-limit'
import { fillEmptyErrors } from './error-responses'
import { compose, type Middleware } from '../lib/http/middleware'

const STATUSES_WITH_BODY = [404, 410, 500, 502, 503, 504]
const BODILESS = [204, 304]

interface Upstream {
  status: number
  headers: Record<string, string>
  chunks: (string | Uint8Array)[]
  head: 'setHeader' | 'writeHead' | 'pairs' | 'flush'
  hasLength: boolean
  isInTurns: boolean
  hasCallbacks: boolean
}

/** Buffers every HTML page until it is complete, like the step for CSP hashes, and marks it. */
const bufferHtml: Middleware = (request, response, next) => {
  const isHtml = () => String(response.getHeader('content-type') ?? '').startsWith('text/html')
  transformResponse(request, response, () => {
    if (!isHtml() || response.hasHeader('content-encoding')) return null
    const parts: Buffer[] = []
    return {
      push: (chunk) => (parts.push(Buffer.from(chunk)), null),
      end: () => (response.setHeader('x-held', 'yes'), Buffer.concat(parts)),
    }
  })
  next()
}

function lengthOf(chunks: (string | Uint8Array)[]) {
  return chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0)
}

async function respond(response: ServerResponse, upstream: Upstream) {
  const { status, chunks, head, hasLength, isInTurns, hasCallbacks } = upstream
  const headers: Record<string, string> = { ...upstream.headers }
  if (hasLength && !BODILESS.includes(status)) headers['content-length'] = String(lengthOf(chunks))
  if (head === 'writeHead') response.writeHead(status, headers)
  else if (head === 'pairs') response.writeHead(status, Object.entries(headers).flat())
  else {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (head === 'flush') response.flushHeaders()
  }
  for (const chunk of BODILESS.includes(status) ? [] : chunks) {
    if (hasCallbacks) await new Promise<void>((done) => void response.write(chunk, () => done()))
    else response.write(chunk)
    if (isInTurns) await new Promise(setImmediate)
  }
  response.end()
}

const upstreams = new Map<string, Upstream>()
const upstream: RequestListener = (request, response) => {
  const found = upstreams.get(request.url ?? '')
  if (found) void respond(response, found)
}
const cache = new MicroCache()
const maxRequests = 20
const steps = compose(
  cache.serve,
  concurrencyLimit({ maxRequests, onOverload: (_, response) => void response.writeHead(503).end('overload') }),
  recordResponses(cache),
  compress,
  fillEmptyErrors,
  bufferHtml,
)
const servers = [
  createServer(upstream),
  createServer((request, response) => steps(request, response, () => upstream(request, response))),
]
const clients: Client[] = []
beforeAll(async () => {
  for (const server of servers) {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    clients.push(new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { pipelining: 4 }))
  }
})
afterAll(async () => {
  for (const client of clients) await client.destroy()
  for (const server of servers) server.close()
})

const decode = (body: Buffer, encoding: unknown) => {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** Headers of the connection or the encoding. */
const REPLACED = /^(?:connection|keep-alive|date|transfer-encoding|content-length|content-encoding|vary|x-held)$/

interface Sent {
  method: 'GET' | 'HEAD'
  encoding: string
}

async function request(client: Client | undefined, path: string, { method, encoding }: Sent) {
  if (!client) throw new Error('no client')
  const response = await client.request({ path, method, headers: encoding ? { 'accept-encoding': encoding } : {} })
  const bytes = Buffer.from(await response.body.arrayBuffer())
  const isOwnEncoding = response.headers['content-encoding'] !== 'x-own'
  const body = isOwnEncoding ? decode(bytes, response.headers['content-encoding']) : bytes
  const headers = Object.entries(response.headers).filter(([name]) => !REPLACED.test(name))
  return { status: response.statusCode, headers: Object.fromEntries(headers), body: body.toString('latin1') }
}

const anyUpstream: fc.Arbitrary<Upstream> = fc.record({
  status: fc.constantFrom(200, 200, 200, 201, 204, 206, 301, 304, ...STATUSES_WITH_BODY, 400),
  headers: fc
    .record(
      {
        'content-type': fc.constantFrom('text/html; charset=utf-8', 'text/css', 'application/json', 'image/webp'),
        'cache-control': fc.constantFrom('s-maxage=60', 'private, no-store', 'no-transform'),
        'content-encoding': fc.constant('x-own'),
        'content-range': fc.constant('bytes 0-1/2'),
        etag: fc.constant('"v1"'),
        'set-cookie': fc.constant('a=b'),
      },
      { requiredKeys: [] },
    )
    .map((headers) => ({ ...headers })),
  chunks: fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constant('<p>Größe</p>'.repeat(500)),
    ),
    { maxLength: 5 },
  ),
  head: fc.constantFrom('setHeader', 'writeHead', 'pairs', 'flush'),
  hasLength: fc.boolean(),
  isInTurns: fc.boolean(),
  hasCallbacks: fc.boolean(),
})
const anySent: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  encoding: fc.constantFrom('', 'gzip', 'br', 'gzip, br', 'identity'),
})

let count = 0

describe('the pipeline', () => {
  it('sends upstream responses, on pipelined connections too, and a text for an error without a body', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(anyUpstream, anySent), { minLength: 1, maxLength: 4 }),
      async (all) => {
        const sent = all.map(([found, options]) => {
          const path = `/${count++}`
          upstreams.set(path, found)
          return { path, found, options }
        })
        const [direct, piped, repeated] = await Promise.all(
          [clients[0], clients[1], clients[1]].map((client) =>
            Promise.all(sent.map(({ path, options }) => request(client, path, options))),
          ),
        )
        sent.forEach(({ found, options }, at) => {
          const expected = direct?.[at]
          const expectsStatusText =
            STATUSES_WITH_BODY.includes(found.status) && lengthOf(found.chunks) === 0 && options.method === 'GET'
          for (const response of [piped?.[at], repeated?.[at]])
            if (expectsStatusText) {
              expect(response?.status).toBe(found.status)
              expect(response?.body).toMatch(/\w/)
            } else expect(response).toEqual(expected)
        })
      },
    )
    await fc.assert(property, { seed: 57, numRuns: 150 })
  }, 60_000)

  it('does not compress ranges, whose offsets refer to the uncompressed file', async () => {
    const headers = { 'content-type': 'image/svg+xml', 'content-range': 'bytes 0-4999/8000' }
    const part = { status: 206, chunks: ['<svg>'.repeat(1000)], isInTurns: false, hasCallbacks: false } as const
    for (const [path, more, encoding] of [
      ['/part', headers, undefined],
      ['/whole', { 'content-type': 'image/svg+xml' }, 'br'],
    ] as const) {
      upstreams.set(path, { ...part, chunks: [...part.chunks], headers: more, head: 'setHeader', hasLength: true })
      const response = await clients[1]?.request({ path, method: 'GET', headers: { 'accept-encoding': 'br' } })
      await response?.body.dump()
      expect(response?.headers['content-encoding']).toBe(encoding)
    }
  })

  it('continues after clients that disconnect during a response', async () => {
    upstreams.set('/slow', {
      ...{ status: 200, headers: { 'content-type': 'text/css' }, head: 'flush', hasLength: false },
      ...{ chunks: ['x'.repeat(5000), 'y'.repeat(5000)], isInTurns: true, hasCallbacks: false },
    })
    const { port } = servers[1]?.address() as AddressInfo
    for (let n = 0; n < 2 * maxRequests; n++) {
      const client = new Client(`http://127.0.0.1:${port}`)
      const response = await client.request({ path: '/slow', method: 'GET' })
      response.body.on('error', () => {})
      await client.destroy()
    }
    const { status, body } = await request(clients[1], '/slow', { method: 'GET', encoding: 'br' })
    expect([status, body.length]).toEqual([200, 10_000])
  })
})
