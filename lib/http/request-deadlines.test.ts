/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { bodyDeadline } from './body-deadline'
import { concurrencyLimit } from './concurrency-limit'
import { compose } from './middleware'
import { HeadDeadline, UnfinishedBodies, UPLOAD_LIMITS } from './request-deadlines'
import { testServer } from './testing/test-server'

const MAX_CONCURRENT_REQUESTS = 3

/** A server with the deadlines and limits of the shop. */
function startTestShop() {
  /** Reads the body as Next does for a route handler. */
  const echo = jest.fn(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return response.end()
    const body = request as unknown as ReadableStream
    const read = new Request('http://shop/', { method: 'POST', body, duplex: 'half' } as RequestInit)
    return response.end(`got:${await read.text()}`)
  })
  const headDeadline = new HeadDeadline(300, 50)
  const middleware = compose(
    headDeadline.middleware,
    // Long enough for all connections of a test to be there, however slow the machine is.
    bodyDeadline({
      addressOf: ({ headers }) => String(headers['x-real-ip'] ?? ''),
      deadlineMs: 1500,
      uploads: { graceMs: 400, bytesPerSecond: 10_000, checkIntervalMs: 50 },
    }),
    concurrencyLimit({
      maxRequests: MAX_CONCURRENT_REQUESTS,
      onOverload: (_, response) => void response.writeHead(503).end(),
    }),
  )
  const open: Socket[] = []
  const { server, get } = testServer((request, response) => {
    // A body that a deadline cuts off cannot be read to its end.
    middleware(request, response, () => void echo(request, response).catch(() => undefined))
  })
  // Next listens for upgrades too, for the socket of `next dev`.
  server.on('upgrade', (_request, socket: Socket) => {
    open.push(socket)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n')
  })
  headDeadline.onServer(server)

  /** Sends these bytes on a connection, and resolves with the response once it is closed. */
  function send(bytes: string) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    open.push(socket)
    let text = ''
    const response = new Promise<string>((resolve) => {
      socket.on('data', (part) => (text += String(part))).on('close', () => resolve(text))
      socket.on('error', () => resolve(text))
    })
    return { socket, response, status: response.then((all) => Number(all.split(' ')[1])) }
  }

  /** A body of which one byte arrives. */
  const slow = (address: string, path?: string) => send(`${head(`X-Real-IP: ${address}\r\nContent-Length: 9`, path)}a`)

  /** An upload of 60 kB that is sent in parts of this many bytes, ten a second. */
  function upload(bytes: number, { path = '/api/attachment', type = 'application/octet-stream', address = 'u' } = {}) {
    const length = 60_000
    const headers = `X-Real-IP: ${address}\r\nContent-Type: ${type}\r\nContent-Length: ${length}`
    const sent = send(head(headers, path))
    let remainingBytes = length
    const timer = setInterval(() => {
      if (remainingBytes <= 0 || sent.socket.destroyed) return clearInterval(timer)
      sent.socket.write('a'.repeat(Math.min(bytes, remainingBytes)))
      remainingBytes -= bytes
    }, 100)
    return sent
  }

  const closeSockets = () => open.splice(0).forEach((socket) => socket.destroy())
  return { server, get, echo, send, slow, upload, closeSockets }
}

const head = (more: string, path = '/api/cart') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${more}\r\n\r\n`

const { server, get, echo, send, slow, closeSockets } = startTestShop()
afterEach(closeSockets)

/** Another server for requests that take seconds: all of them start before the tests. */
const late = startTestShop()
const NO_UPLOADS: [path: string, type: string][] = [
  ['/api/cart', 'application/octet-stream'],
  ['/api/form/account/ticket', 'application/x-www-form-urlencoded'],
  ['/api/form/login', 'multipart/form-data; boundary=b'],
]
const lateRequests = {} as {
  call: Promise<string>
  form: Promise<string>
  many: Promise<number>[]
  steady: Promise<number>
  tooSlow: Promise<number>
  noUploads: Record<string, Promise<number>>
}
beforeAll(() => {
  lateRequests.call = late.slow('a').response
  lateRequests.form = late.slow('a', '/api/form/login').response
  lateRequests.many = Array.from({ length: 25 }, () => late.slow('203.0.113.7').status)
  lateRequests.steady = late.upload(3_000).status
  lateRequests.tooSlow = late.upload(300).status
  lateRequests.noUploads = Object.fromEntries(
    NO_UPLOADS.map(([path, type]) => [path, late.upload(3_000, { path, type, address: path }).status]),
  )
})
afterAll(late.closeSockets)

describe('bodies that do not arrive', () => {
  it('occupy no slot of the concurrency limit, and get 408', async () => {
    const late = Array.from({ length: 5 * MAX_CONCURRENT_REQUESTS }, (_, n) => slow(`203.0.113.${n}`))
    expect((await get('/product/x')).status).toBe(200)
    const status = await Promise.all(late.map(({ status }) => status))
    expect(new Set(status)).toEqual(new Set([408]))
    expect(echo.mock.calls.filter(([{ method }]) => method === 'POST')).toEqual([])
  })

  it('get the error in the envelope, or as a page for a form', async () => {
    const [call, form] = await Promise.all([lateRequests.call, lateRequests.form])
    expect(JSON.parse(call.split('\r\n\r\n')[1] ?? '')).toEqual({ code: 408, msg: expect.any(String), data: null })
    expect(form).toContain('<h1>That took too long</h1>')
  })

  it('are limited to twenty per address: the next gets 429, one of another address is accepted', async () => {
    const status = await Promise.all(lateRequests.many)
    expect(status.filter((one) => one === 429)).toHaveLength(5)
    expect(status.filter((one) => one === 408)).toHaveLength(20)
    const completeRequests = ['203.0.113.7', '203.0.113.8'].map(
      (from) => `${head(`X-Real-IP: ${from}\r\nContent-Length: 2`)}ab`,
    )
    for (const bytes of completeRequests) expect(await late.send(bytes).response).toContain('got:ab')
  })
})

describe('a body', () => {
  const CHUNKED = 'Transfer-Encoding: chunked'
  it.each([
    ['with its head', [`${head('Content-Length: 3')}abc`], 'abc'],
    ['after its head', [head('Content-Length: 3'), 'abc'], 'abc'],
    ['in parts', [head('Content-Length: 6'), 'ab', 'cd', 'ef'], 'abcdef'],
    ['in chunks', [head(CHUNKED), '2\r\nab\r\n', '1\r\nc\r\n0\r\n\r\n'], 'abc'],
    ['without a byte', [head(CHUNKED), '0\r\n\r\n'], ''],
    ['with its end later', [head(CHUNKED), '2\r\nab\r\n', '0\r\n\r\n'], 'ab'],
  ])('that arrives %s can be read as a whole', async (_, [first = '', ...rest], body) => {
    const { socket, response } = send(first)
    for (const part of rest) {
      await new Promise((done) => setTimeout(done, 20))
      socket.write(part)
    }
    expect(await response).toMatch(new RegExp(`got:${body}(?:\\r\\n0\\r\\n\\r\\n)?$`))
  })

  it('that is larger than any API call accepts is passed on before it is complete', async () => {
    const body = 'x'.repeat(200_000)
    expect(await send(head('Content-Length: 200000') + body).response).toContain(body)
  })
})

describe('the head of a request', () => {
  it.each([
    ['of which nothing arrives', ''],
    ['of which a part arrives', 'GET / HTTP/1.1\r\nHost:'],
  ])('%s gets 408, and the connection is closed', async (_, bytes) => {
    expect(await send(bytes).response).toMatch(/HTTP\/1\.1 408 [^\r]+\r\nConnection: close\r\n\r\n$/)
  })

  it('may arrive later on an idle connection, with a deadline from its first byte', async () => {
    const bytes = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'
    const { socket, response } = send(bytes)
    for (const next of [bytes, 'GET / HT']) {
      await new Promise((done) => setTimeout(done, 600))
      socket.write(next)
    }
    expect((await response).match(/1\.1 \d+/g)).toEqual(['1.1 200', '1.1 200', '1.1 408'])
  })

  it('has a deadline of Node as well', () => {
    // The second is the time of the largest upload at 16 kB a second, plus five seconds for the head.
    expect([server.headersTimeout, server.requestTimeout]).toEqual([5_000, 1_613_000])
  })
})

describe('a connection that was upgraded', () => {
  it('is exempt from the head deadline: it stays open', async () => {
    const upgraded = send('GET /socket HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n')
    await new Promise((done) => upgraded.socket.once('data', done))
    // Opened later, and closed by the deadline.
    expect(await send('GET / HTTP/1.1\r\nHost: shop\r\n').status).toBe(408)
    expect(upgraded.socket.closed || upgraded.socket.readableEnded).toBe(false)
  })
})

describe('an upload', () => {
  it('may take longer than other bodies as long as it keeps its rate', async () => {
    expect(await lateRequests.steady).toBe(200)
  })

  it('that is too slow after its first seconds is closed with 408', async () => {
    expect(await lateRequests.tooSlow).toBe(408)
  })

  it('is limited to four per address, and to twelve in total', () => {
    const uploads = new UnfinishedBodies(UPLOAD_LIMITS)
    const acquireAll = (address: string, count: number) => Array.from({ length: count }, () => uploads.acquire(address))
    const [first, ...others] = acquireAll('one', 5)
    expect([first, ...others].filter(Boolean)).toHaveLength(4)
    expect(acquireAll('two', 4).filter(Boolean)).toHaveLength(4)
    expect(acquireAll('three', 4).filter(Boolean)).toHaveLength(4)
    expect(uploads.acquire('four')).toBeNull()
    // Its end is reported twice if a connection closes after its response.
    first?.()
    first?.()
    expect(acquireAll('one', 2).filter(Boolean)).toHaveLength(1)
  })

  it.each(NO_UPLOADS)('is not a request to %s with the type %s', async (path) => {
    expect(await lateRequests.noUploads[path]).toBe(408)
  })
})
