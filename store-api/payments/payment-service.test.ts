import { pino } from 'pino'
import { readEnv, StartError } from '../env'
import { openPayments, type PaymentRequest, paymentService } from './payment-service'
import { eq } from 'drizzle-orm'
import { CARDS, openTestService, PAGE_ORIGIN, shopperOf, TEST_SECRET } from '../../payment-service/testing/test-service'
import { WebhookDispatcher } from '../../payment-service/webhooks'
import { nodeEngine } from '../../contract/engines/node'
import type { Intent } from '../../contract/payment/intent'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { order, payment, paymentEvent } from '../db/schema'
import { buyer, openCheckoutShop } from '../testing/checkout-shop'
import { openTestShop } from '../testing/test-shop'
import { PaymentUnavailable, PaymentRefused } from './provider'

const logger = pino({ level: 'silent' })
const SECRET = 'a-secret-of-more-than-thirty-two-bytes'

/** The environment as the program would read it. */
function envWith(change: Partial<Record<string, string>>) {
  const before = process.env
  process.env = { NODE_ENV: 'test', STORE_API_SECRET: SECRET, ...change }
  try {
    return readEnv()
  } finally {
    process.env = before
  }
}

describe('the payment provider of the environment', () => {
  it('is null without a URL', () => {
    expect(openPayments(envWith({}), logger)).toBeNull()
  })

  it.each([{}, { PAYMENT_API_SECRET: SECRET }, { PAYMENT_HOOK_SECRET: SECRET }])(
    'throws StartError without both secrets: %o',
    (secrets) => {
      const start = () => openPayments(envWith({ PAYMENT_API_URL: 'http://127.0.0.1:4300', ...secrets }), logger)
      expect(start).toThrow(StartError)
    },
  )

  it('is the payment service if URL and both secrets are set', () => {
    const secrets = { PAYMENT_API_SECRET: SECRET, PAYMENT_HOOK_SECRET: SECRET }
    expect(openPayments(envWith({ PAYMENT_API_URL: 'http://127.0.0.1:4300', ...secrets }), logger)).not.toBeNull()
  })
})

const HOOK_SECRET = 'the-secret-of-the-webhook-tests-0123456789'
const HOOK_KEY = webhookKey(HOOK_SECRET)

const service = openTestService()

/** Modifies a response of the payment service. */
let modifyResponse: (text: string) => string = (text) => text

const provider = paymentService({
  url: '',
  secret: TEST_SECRET,
  hookSecret: HOOK_SECRET,
  now: (() => {
    let calls = 0
    return () => service.clock.now + calls++
  })(),
  send: async ({ method, url, headers, body }: PaymentRequest) => {
    const response = await service.app.request(url, { method, headers, body })
    return { status: response.status, text: modifyResponse(await response.text()) }
  },
})

const opened = openCheckoutShop({ payments: provider })
beforeAll(async () => void (service.clock.now = (await opened).now()))
afterAll(async () => (await opened).close())
afterEach(() => (modifyResponse = (text) => text))

/** An order with an open intent, whose buyer is on the pay page. */
async function orderAtPayPage() {
  const { app, db } = await opened
  const { send, buy } = await buyer(await opened)
  const number = await buy()
  const { data } = await send('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
  const { url } = data as { url: string }
  const dispatcher = new WebhookDispatcher(service.service, {
    url: '/pay/hook',
    key: HOOK_KEY,
    fetch: async (path, init) => app.request(path, init),
  })
  const readRow = async () => (await db.select().from(order).where(eq(order.number, number)))[0]
  const intentNow = async () => {
    const [row] = await db
      .select()
      .from(payment)
      .where(eq(payment.orderId, (await readRow())?.id ?? 0))
    return provider.confirmIntent(row?.intentId ?? '')
  }
  return { app, db, send, number, url, dispatcher, readRow, intentNow, shopper: shopperOf(service, { url }) }
}

type OrderAtPayPage = Awaited<ReturnType<typeof orderAtPayPage>>

interface ForgedWebhook {
  intent?: Partial<Intent>
  key?: Uint8Array
  /** Clock offset in seconds. */
  time?: number
  id?: string
  tamper?: (body: string) => string
}

/** Sends a webhook that the payment service did not send, or not in this form. */
async function postHook(
  { app, intentNow }: OrderAtPayPage,
  { intent, key = HOOK_KEY, time = 0, id = 'evt_1', tamper }: ForgedWebhook,
) {
  const reported = { ...(await intentNow()), status: 'succeeded', captured: 0, ...intent } as Intent
  reported.captured ||= reported.amount
  const event = { type: 'payment.succeeded', timestamp: new Date(service.clock.now).toISOString() }
  const body = JSON.stringify({ ...event, data: { intent: reported } })
  const timestamp = String(Math.floor(service.clock.now / 1000) + time)
  const headers = {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, key, { id, timestamp, body }),
  }
  return app.request('/pay/hook', { method: 'POST', headers, body: tamper?.(body) ?? body })
}

describe('an order', () => {
  it('is paid at the pay page, and marked paid by the webhook', async () => {
    const { shopper, dispatcher, readRow, url, number } = await orderAtPayPage()
    expect(url).toMatch(new RegExp(`^${PAGE_ORIGIN}/p/.*\\?method=visa$`))
    const { headers } = await shopper.payByCard(CARDS.good)
    expect(headers.get('location')).toBe(`https://shop.example/checkout/order/${number}`)
    expect((await readRow())?.payment).toBe('unpaid')
    await dispatcher.deliverDue()
    expect((await readRow())?.payment).toBe('paid')
  })

  it('is marked paid by polling before the webhook arrives, which then changes nothing', async () => {
    const { shopper, dispatcher, send, number, readRow, db } = await orderAtPayPage()
    await shopper.payByCard(CARDS.good)
    const { data } = await send('POST', `/api/order/${number}/confirm`)
    expect(data).toMatchObject({ paymentState: 'paid' })
    await dispatcher.deliverDue()
    expect((await readRow())?.payment).toBe('paid')
    const events = await db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.orderId, (await readRow())?.id ?? 0))
    expect(events).toHaveLength(1)
  })

  it('stays unpaid after a declined card, and is paid by the next attempt', async () => {
    const { shopper, dispatcher, readRow } = await orderAtPayPage()
    await shopper.payByCard(CARDS.declined)
    await dispatcher.deliverDue()
    expect((await readRow())?.payment).toBe('unpaid')
    await shopper.post('/paypal')
    await dispatcher.deliverDue()
    expect((await readRow())?.payment).toBe('paid')
  })

  it('receives a rejected event again', async () => {
    const { shopper, dispatcher, readRow, app } = await orderAtPayPage()
    await shopper.payByCard(CARDS.good)
    const misconfigured = new WebhookDispatcher(service.service, {
      url: '/pay/hook',
      key: webhookKey('x'.repeat(40)),
      fetch: (path, init) => Promise.resolve(app.request(path, init)),
    })
    await misconfigured.deliverDue()
    expect((await readRow())?.payment).toBe('unpaid')
    await dispatcher.deliverDue()
    expect((await readRow())?.payment).toBe('paid')
  })
})

describe('an untrusted webhook', () => {
  it.each<[string, ForgedWebhook]>([
    ['a different key', { key: webhookKey('another-secret-another-secret-another') }],
    ['a changed body', { tamper: (body) => body.replace('"method":""', '"method":"visa"') }],
    ['a body that is not an event', { tamper: () => '{}' }],
    ['an old timestamp', { time: -310 }],
    ['a future timestamp', { time: 400 }],
  ])('is rejected with the same reply for every reason: %s', async (_, forged) => {
    const shop = await orderAtPayPage()
    const response = await postHook(shop, forged)
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 401, msg: 'That request could not be read.', data: null },
    ])
    expect((await shop.readRow())?.payment).toBe('unpaid')
  })

  it.each<[string, Partial<Intent>]>([
    ['amount', { amount: 1, captured: 1 }],
    ['captured amount', { captured: 1 }],
    ['currency', { currency: 'JPY' }],
    ['intent', { id: 'pi_unknown' }],
    ['order', { order: 'TL-UNKNOWN' }],
  ])('leaves the order unpaid despite a valid signature: different %s', async (_, intent) => {
    const shop = await orderAtPayPage()
    const response = await postHook(shop, { intent, id: `evt_${Math.random().toString(36).slice(2)}` })
    expect((await shop.readRow())?.payment).toBe('unpaid')
    expect(response.status).toBeLessThan(500)
  })

  it('has no second effect if it is repeated', async () => {
    const shop = await orderAtPayPage()
    await shop.shopper.payByCard(CARDS.good)
    const sent = { id: 'evt_again', intent: await shop.intentNow() }
    expect((await postHook(shop, sent)).status).toBe(200)
    expect((await postHook(shop, sent)).status).toBe(200)
    const events = await shop.db.select().from(paymentEvent).where(eq(paymentEvent.id, 'evt_again'))
    expect(events).toHaveLength(1)
    expect((await shop.readRow())?.payment).toBe('paid')
  })

  it('is rejected if it exceeds 64 KiB, and without a payment service', async () => {
    const { app } = await opened
    expect((await app.request('/pay/hook', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413)
    const shopWithoutPayments = await openTestShop()
    expect((await shopWithoutPayments.app.request('/pay/hook', { method: 'POST', body: '{}' })).status).toBe(401)
    await shopWithoutPayments.close()
  })
})

describe('the payment service as a provider', () => {
  const newIntent = {
    ...{ order: 'TL-IFACE', amount: 500, currency: 'EUR', shop: 'Touchline', language: 'en' },
    returnUrl: 'https://shop.example/',
  }

  it('creates, cancels and returns intents', async () => {
    const intent = await provider.createIntent(newIntent)
    expect(await provider.createIntent(newIntent)).toEqual(intent)
    expect(await provider.confirmIntent(intent.id)).toEqual(intent)
    expect((await provider.cancelIntent(intent.id)).status).toBe('canceled')
  })

  it('refunds once per idempotency key', async () => {
    const intent = await provider.createIntent({ ...newIntent, order: 'TL-BACK' })
    await shopperOf(service, intent).payByCard(CARDS.good)
    const request = { intentId: intent.id, amount: 500, key: 'refund-1' }
    expect((await provider.refund(request)).refunded).toBe(500)
    expect((await provider.refund(request)).refunded).toBe(500)
  })

  it('throws PaymentRefused if the payment service rejects a call', async () => {
    await expect(provider.confirmIntent('pi_unknown')).rejects.toThrow(PaymentRefused)
    await expect(provider.createIntent({ ...newIntent, amount: 501 })).rejects.toThrow(PaymentRefused)
  })

  it.each<[string, (text: string) => string]>([
    ['cannot be read', () => '<html>'],
    ['was encrypted for another request', (text) => text.replace(/"data":".{4}/, '"data":"AAAA')],
  ])('is unavailable if its reply %s', async (_, change) => {
    modifyResponse = change
    await expect(provider.createIntent(newIntent)).rejects.toThrow(PaymentUnavailable)
  })

  it('is unavailable if it does not respond', async () => {
    modifyResponse = () => {
      throw new Error('ECONNRESET')
    }
    await expect(provider.createIntent(newIntent)).rejects.toThrow(PaymentUnavailable)
  })
})
