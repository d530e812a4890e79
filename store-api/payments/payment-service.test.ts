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

describe('who takes the money', () => {
  it('is null without a URL', () => {
    expect(openPayments(envWith({}), logger)).toBeNull()
  })

  it.each([{}, { PAYMENT_API_SECRET: SECRET }, { PAYMENT_HOOK_SECRET: SECRET }])(
    'is not found without both secrets: %o',
    (secrets) => {
      const start = () => openPayments(envWith({ PAYMENT_API_URL: 'http://127.0.0.1:4300', ...secrets }), logger)
      expect(start).toThrow(StartError)
    },
  )

  it('is the payment service with both', () => {
    const secrets = { PAYMENT_API_SECRET: SECRET, PAYMENT_HOOK_SECRET: SECRET }
    expect(openPayments(envWith({ PAYMENT_API_URL: 'http://127.0.0.1:4300', ...secrets }), logger)).not.toBeNull()
  })
})

const HOOK_SECRET = 'the-secret-of-the-webhook-tests-0123456789'
const HOOK_KEY = webhookKey(HOOK_SECRET)

const service = openTestService()

/** Modifies an exchange on its way to the payment service. */
let spoil: (text: string) => string = (text) => text

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
    return { status: response.status, text: spoil(await response.text()) }
  },
})

const opened = openCheckoutShop({ payments: provider })
beforeAll(async () => void (service.clock.now = (await opened).now()))
afterAll(async () => (await opened).close())
afterEach(() => (spoil = (text) => text))

/** An order with an open intent, whose buyer is on the pay page. */
async function ordered() {
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
  const stand = async () => (await db.select().from(order).where(eq(order.number, number)))[0]
  const intentNow = async () => {
    const [row] = await db
      .select()
      .from(payment)
      .where(eq(payment.orderId, (await stand())?.id ?? 0))
    return provider.confirmIntent(row?.intentId ?? '')
  }
  return { app, db, send, number, url, dispatcher, stand, intentNow, shopper: shopperOf(service, { url }) }
}

type Ordered = Awaited<ReturnType<typeof ordered>>

interface Forged {
  intent?: Partial<Intent>
  key?: Uint8Array
  /** Clock offset in seconds. */
  time?: number
  id?: string
  tamper?: (body: string) => string
}

/** Sends a webhook that the payment service did not send, or not in this form. */
async function postHook(
  { app, intentNow }: Ordered,
  { intent, key = HOOK_KEY, time = 0, id = 'evt_1', tamper }: Forged,
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
  it('is paid at the pay page, and known to be by the webhook', async () => {
    const { shopper, dispatcher, stand, url, number } = await ordered()
    expect(url).toMatch(new RegExp(`^${PAGE_ORIGIN}/p/.*\\?method=visa$`))
    const { headers } = await shopper.payByCard(CARDS.good)
    expect(headers.get('location')).toBe(`https://shop.example/checkout/order/${number}`)
    expect((await stand())?.payment).toBe('unpaid')
    await dispatcher.deliverDue()
    expect((await stand())?.payment).toBe('paid')
  })

  it('is known to be paid by asking, where the webhook has not come yet, and the webhook changes nothing then', async () => {
    const { shopper, dispatcher, send, number, stand, db } = await ordered()
    await shopper.payByCard(CARDS.good)
    const { data } = await send('POST', `/api/order/${number}/confirm`)
    expect(data).toMatchObject({ paymentState: 'paid' })
    await dispatcher.deliverDue()
    expect((await stand())?.payment).toBe('paid')
    const events = await db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.orderId, (await stand())?.id ?? 0))
    expect(events).toHaveLength(1)
  })

  it('stays unpaid when the card was declined, and is paid by the next one', async () => {
    const { shopper, dispatcher, stand } = await ordered()
    await shopper.payByCard(CARDS.declined)
    await dispatcher.deliverDue()
    expect((await stand())?.payment).toBe('unpaid')
    await shopper.post('/paypal')
    await dispatcher.deliverDue()
    expect((await stand())?.payment).toBe('paid')
  })

  it('is sent again an event that it refused', async () => {
    const { shopper, dispatcher, stand, app } = await ordered()
    await shopper.payByCard(CARDS.good)
    const away = new WebhookDispatcher(service.service, {
      url: '/pay/hook',
      key: webhookKey('x'.repeat(40)),
      fetch: (path, init) => Promise.resolve(app.request(path, init)),
    })
    await away.deliverDue()
    expect((await stand())?.payment).toBe('unpaid')
    await dispatcher.deliverDue()
    expect((await stand())?.payment).toBe('paid')
  })
})

describe('a webhook that is not to be believed', () => {
  it.each<[string, Forged]>([
    ['a key of another', { key: webhookKey('another-secret-another-secret-another') }],
    ['a changed body', { tamper: (body) => body.replace('"method":""', '"method":"visa"') }],
    ['a body that is no event', { tamper: () => '{}' }],
    ['a time long ago', { time: -310 }],
    ['a time to come', { time: 400 }],
  ])('is refused with the one answer: %s', async (_, forged) => {
    const shop = await ordered()
    const response = await postHook(shop, forged)
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 401, msg: 'That request could not be read.', data: null },
    ])
    expect((await shop.stand())?.payment).toBe('unpaid')
  })

  it.each<[string, Partial<Intent>]>([
    ['amount', { amount: 1, captured: 1 }],
    ['amount taken', { captured: 1 }],
    ['currency', { currency: 'JPY' }],
    ['intent', { id: 'pi_unknown' }],
    ['order', { order: 'TL-UNKNOWN' }],
  ])('leaves the order unpaid, though it was signed rightly: another %s', async (_, intent) => {
    const shop = await ordered()
    const response = await postHook(shop, { intent, id: `evt_${Math.random().toString(36).slice(2)}` })
    expect((await shop.stand())?.payment).toBe('unpaid')
    expect(response.status).toBeLessThan(500)
  })

  it('has no second effect when it is sent again', async () => {
    const shop = await ordered()
    await shop.shopper.payByCard(CARDS.good)
    const sent = { id: 'evt_again', intent: await shop.intentNow() }
    expect((await postHook(shop, sent)).status).toBe(200)
    expect((await postHook(shop, sent)).status).toBe(200)
    const events = await shop.db.select().from(paymentEvent).where(eq(paymentEvent.id, 'evt_again'))
    expect(events).toHaveLength(1)
    expect((await shop.stand())?.payment).toBe('paid')
  })

  it('is refused when it is longer than 64 KiB, and where nothing can be paid', async () => {
    const { app } = await opened
    expect((await app.request('/pay/hook', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413)
    const bare = await openTestShop()
    expect((await bare.app.request('/pay/hook', { method: 'POST', body: '{}' })).status).toBe(401)
    await bare.close()
  })
})

describe('the payment service behind its interface', () => {
  const expected = {
    ...{ order: 'TL-IFACE', amount: 500, currency: 'EUR', shop: 'Touchline', language: 'en' },
    returnUrl: 'https://shop.example/',
  }

  it('makes, cancels and answers intents', async () => {
    const intent = await provider.createIntent(expected)
    expect(await provider.createIntent(expected)).toEqual(intent)
    expect(await provider.confirmIntent(intent.id)).toEqual(intent)
    expect((await provider.cancelIntent(intent.id)).status).toBe('canceled')
  })

  it('gives money back once by one key', async () => {
    const intent = await provider.createIntent({ ...expected, order: 'TL-BACK' })
    await shopperOf(service, intent).payByCard(CARDS.good)
    const request = { intentId: intent.id, amount: 500, key: 'refund-1' }
    expect((await provider.refund(request)).refunded).toBe(500)
    expect((await provider.refund(request)).refunded).toBe(500)
  })

  it('refuses what the payment service does not do', async () => {
    await expect(provider.confirmIntent('pi_unknown')).rejects.toThrow(PaymentRefused)
    await expect(provider.createIntent({ ...expected, amount: 501 })).rejects.toThrow(PaymentRefused)
  })

  it.each<[string, (text: string) => string]>([
    ['cannot be read', () => '<html>'],
    ['was sealed for another request', (text) => text.replace(/"data":".{4}/, '"data":"AAAA')],
  ])('is away when its answer %s', async (_, change) => {
    spoil = change
    await expect(provider.createIntent(expected)).rejects.toThrow(PaymentUnavailable)
  })

  it('is away when it does not answer', async () => {
    spoil = () => {
      throw new Error('ECONNRESET')
    }
    await expect(provider.createIntent(expected)).rejects.toThrow(PaymentUnavailable)
  })
})
