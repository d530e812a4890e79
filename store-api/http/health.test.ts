/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { AppEnv, Shop } from './context'
import { requestLog } from './request-log'
import { sendToPayments } from '../payments/payment-service'
import { healthRoutes } from './health'

const state = { isLeaving: false, hasDatabase: true }
const execute = async () => {
  if (!state.hasDatabase) throw new Error('away')
}
const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
    done()
  },
})
const shop = { db: { execute }, isShuttingDown: () => state.isLeaving, logger: pino(sink) } as unknown as Shop
const app = new Hono<AppEnv>()
app.use(requestLog(shop))
healthRoutes(app, shop)

beforeEach(() => {
  Object.assign(state, { isLeaving: false, hasDatabase: true })
  lines.length = 0
})

describe('the store API', () => {
  it('is ready while its database responds, until it shuts down', async () => {
    const status = async () => (await app.request('/readyz')).status
    expect(await status()).toBe(200)
    state.hasDatabase = false
    expect(await status()).toBe(503)
    Object.assign(state, { isLeaving: true, hasDatabase: true })
    expect(await status()).toBe(503)
    expect((await app.request('/healthz')).status).toBe(200)
  })

  it('logs the request id and the trace id', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const headers = { 'x-request-id': 'from-the-shop-1', traceparent: `00-${trace}-b7ad6b7169203331-01` }
    const answer = await app.request('/healthz', { headers })
    expect(answer.headers.get('x-request-id')).toBe('from-the-shop-1')
    expect(lines).toMatchObject([{ requestId: 'from-the-shop-1', traceId: trace, path: '/healthz' }])
  })

  it('calls the payment service with the same id', async () => {
    const receivedHeaders: IncomingHttpHeaders[] = []
    const service = createServer(({ headers }, reply) => {
      receivedHeaders.push(headers)
      reply.end('{}')
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
    const callPayments = () => sendToPayments({ method: 'GET', url, headers: {}, body: null })
    const paying = new Hono<AppEnv>().use(requestLog(shop)).get('/', async (c) => c.json((await callPayments()).status))
    try {
      await paying.request('/', { headers: { 'x-request-id': 'from-the-shop-2' } })
      await callPayments()
    } finally {
      service.closeAllConnections()
      service.close()
    }
    expect(receivedHeaders.map((headers) => headers['x-request-id'])).toEqual(['from-the-shop-2', undefined])
  })
})
