/** @jest-environment node */
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { nodeEngine } from '../contract/engines/node'
import { signPath } from '../contract/signing'
import { metrics } from '../lib/telemetry/metrics'
import { createApp } from './app'
import { watchLedger } from './ledger/ledger'
import { CARDS, openTestService, shopOf, shopperOf } from './testing/test-service'

beforeEach(() => metrics().clear())

/** A service with a readable log. */
function openLogged() {
  const opened = openTestService()
  const lines: Record<string, unknown>[] = []
  const write = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  return { app: createApp({ ...opened.service, logger: pino(write) }), lines }
}

describe('the payment service', () => {
  it('is ready until it shuts down', async () => {
    const { service } = openTestService()
    const leaving = { isShuttingDown: false }
    const app = createApp({ ...service, isShuttingDown: () => leaving.isShuttingDown })
    expect((await app.request('/readyz')).status).toBe(200)
    leaving.isShuttingDown = true
    const answer = await app.request('/readyz')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await app.request('/healthz')).status).toBe(200)
  })

  it('accepts the plain hash of spec §7 as a signature only when configured to', async () => {
    const { service } = openTestService()
    const timestamp = String(service.now())
    const headers = { timestamp, sign: signPath(nodeEngine, { timestamp, path: '/pay/method' }) }
    const statusOf = async (acceptsPathSign: boolean) =>
      (await createApp({ ...service, acceptsPathSign }).request('/pay/method', { headers })).status
    expect([await statusOf(false), await statusOf(true)]).toEqual([400, 200])
  })

  it('logs the received request id, and returns it', async () => {
    const { app, lines } = openLogged()
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const headers = { 'x-request-id': 'from-the-shop-1', traceparent: `00-${trace}-b7ad6b7169203331-01` }
    const answer = await app.request('/healthz', { headers })
    expect(answer.headers.get('x-request-id')).toBe('from-the-shop-1')
    expect(lines).toMatchObject([{ requestId: 'from-the-shop-1', traceId: trace, path: '/healthz', status: 200 }])
  })

  it('logs unknown paths too, with a new id', async () => {
    const { app, lines } = openLogged()
    await app.request('/wp-login.php', { headers: { 'x-request-id': 'a b' } })
    expect(lines).toMatchObject([{ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 404 }])
  })

  it('counts requests by path template, intents by status, and undelivered webhooks', async () => {
    const opened = openTestService()
    watchLedger(opened.service.ledger)
    const { create } = shopOf(opened)
    const intent = await create()
    await shopperOf(opened, intent).payByCard(CARDS.good)
    await create({ order: 'TL-7K2M9QXB' })
    await opened.app.request('/pay/any/thing/else')
    const text = await metrics().metrics()
    expect(text).toContain('http_requests_total{method="POST",route="/pay/intent",status="200"} 2')
    expect(text).not.toContain(intent.id)
    expect(text).toMatch(/payment_intents\{status="\w+"\} 1/)
    expect(text).toMatch(/payment_webhooks_waiting [1-9]/)
  })
})
