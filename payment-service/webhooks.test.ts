import { nodeEngine } from '../contract/engines/node'
import { paymentEventSchema } from '../contract/payment/intent'
import { verifyWebhook, WEBHOOK_HEADERS, webhookKey } from '../contract/webhook'
import { memoryJournal } from './ledger/journal'
import { CARDS, openTestService, shopOf, shopperOf, type TestService } from './testing/test-service'
import { WebhookDispatcher } from './webhooks'

const KEY = webhookKey('the-secret-of-the-webhook-tests-0123456789')
const MINUTE = 60_000

interface Received {
  id: string
  timestamp: string
  signature: string
  body: string
}

/** A shop's webhook endpoint with a given response. */
function shopHook(opened: TestService, answer: (received: Received) => Response | Promise<Response>) {
  const received: Received[] = []
  const fetch = (_: string, { headers, body }: RequestInit) => {
    const sent = new Headers(headers)
    const [id, timestamp, signature] = [WEBHOOK_HEADERS.id, WEBHOOK_HEADERS.timestamp, WEBHOOK_HEADERS.signature].map(
      (name) => sent.get(name) ?? '',
    ) as [string, string, string]
    const webhook = { id, timestamp, signature, body: String(body) }
    received.push(webhook)
    return Promise.resolve(answer(webhook))
  }
  return {
    received,
    dispatcher: new WebhookDispatcher(opened.service, { url: 'https://shop.example/pay/hook', key: KEY, fetch }),
  }
}

const ok = () => new Response(null, { status: 204 })
const broken = () => new Response(null, { status: 500 })

async function paid(opened = openTestService()) {
  const intent = await shopOf(opened).create()
  await shopperOf(opened, intent).payByCard(CARDS.good)
  return { opened, intent }
}

describe('an event', () => {
  it('is delivered once to a shop that accepts it, signed, with the current intent', async () => {
    const { opened, intent } = await paid()
    const { received, dispatcher } = shopHook(opened, ok)
    await dispatcher.deliverDue()
    await dispatcher.deliverDue()
    expect(received).toHaveLength(1)
    const [{ signature, ...webhook }] = received as [Received]
    expect(verifyWebhook(nodeEngine, KEY, webhook, signature, opened.clock.now)).toBe(true)
    const event = paymentEventSchema.validateSync(JSON.parse(webhook.body), { strict: true })
    expect(event).toMatchObject({ type: 'payment.succeeded', data: { intent: { id: intent.id, captured: 6180 } } })
  })

  it('is retried under the same id, at growing intervals, until it is accepted', async () => {
    const { opened } = await paid()
    let answer = broken
    const { received, dispatcher } = shopHook(opened, () => answer())
    await dispatcher.deliverDue()
    for (const pause of [1_000, 5_000, 30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 60 * MINUTE]) {
      opened.clock.now += pause - 1
      const before = received.length
      await dispatcher.deliverDue()
      expect(received).toHaveLength(before)
      opened.clock.now += 1
      await dispatcher.deliverDue()
    }
    expect(received).toHaveLength(8)
    answer = ok
    opened.clock.now += 60 * MINUTE
    await dispatcher.deliverDue()
    opened.clock.now += 24 * 60 * MINUTE
    await dispatcher.deliverDue()
    expect(received).toHaveLength(9)
    expect(new Set(received.map(({ id, body }) => id + body)).size).toBe(1)
  })

  it('is signed with the time of each delivery', async () => {
    const { opened } = await paid()
    const { received, dispatcher } = shopHook(opened, broken)
    await dispatcher.deliverDue()
    opened.clock.now += 20 * MINUTE
    await dispatcher.deliverDue()
    const [first, second] = received.map(({ timestamp }) => Number(timestamp))
    expect((second ?? 0) - (first ?? 0)).toBe(1200)
  })

  it('survives a restart, and is not delivered again once it was accepted', async () => {
    const { opened } = await paid()
    await shopHook(opened, () => Promise.reject(new Error('away'))).dispatcher.deliverDue()
    const restarted = openTestService(memoryJournal(opened.entries))
    const { received, dispatcher } = shopHook(restarted, ok)
    await dispatcher.deliverDue()
    expect(received).toHaveLength(1)
    const restartedHook = shopHook(openTestService(memoryJournal(opened.entries)), ok)
    await restartedHook.dispatcher.deliverDue()
    expect(restartedHook.received).toHaveLength(0)
  })

  it('is dropped after three days', async () => {
    const { opened } = await paid()
    const { received, dispatcher } = shopHook(opened, ok)
    opened.clock.now += 72 * 60 * MINUTE
    await dispatcher.deliverDue()
    expect(received).toHaveLength(0)
  })
})

describe('many events', () => {
  it('are delivered a few at a time, each once, also by concurrent dispatches', async () => {
    const opened = openTestService()
    const shop = shopOf(opened)
    for (let order = 0; order < 12; order++) {
      const intent = await shop.create({ order: `TL-${order}` })
      await shopperOf(opened, intent).payByCard(CARDS.good)
    }
    let concurrent = 0
    let peak = 0
    const { received, dispatcher } = shopHook(opened, async () => {
      peak = Math.max(peak, ++concurrent)
      await new Promise((resolve) => setTimeout(resolve, 5))
      concurrent--
      return ok()
    })
    await Promise.all([dispatcher.deliverDue(), dispatcher.deliverDue(), dispatcher.deliverDue()])
    await dispatcher.deliverDue()
    expect(new Set(received.map(({ id }) => id)).size).toBe(12)
    expect(received).toHaveLength(12)
    expect(peak).toBe(4)
  })
})
