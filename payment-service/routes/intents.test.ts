import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import { intentSchema } from '../../contract/payment/intent'
import { CARDS, openTestService, ORDER, shopOf, shopperOf } from '../testing/test-service'

const open = () => {
  const opened = openTestService()
  return { ...opened, ...shopOf(opened), shopper: (intent: { url: string }) => shopperOf(opened, intent) }
}

describe('POST /pay/intent', () => {
  it('creates an intent whose pay page has an unguessable URL', async () => {
    const { create } = open()
    const intent = await create()
    expect(intentSchema.validateSync(intent, { strict: true })).toMatchObject({
      ...{ order: ORDER.order, amount: 6180, currency: 'EUR', status: 'open', captured: 0, refunded: 0 },
      url: expect.stringMatching(/^https:\/\/pay\.example\/p\/pi_[\w-]+\.[\w-]{43}$/),
    })
  })

  it('answers the same intent for the same order', async () => {
    const { create, entries } = open()
    expect(await create({ language: 'de' })).toEqual(await create())
    expect(entries.filter(({ kind }) => kind === 'created')).toHaveLength(1)
  })

  it.each([{ amount: 6181 }, { currency: 'USD' }])('is 409 for the same order with %o', async (change) => {
    const { create, send } = open()
    await create()
    expect(await send('POST', '/pay/intent', { body: { ...ORDER, ...change } })).toMatchObject({ status: 409 })
  })

  it.each([
    { amount: -1 },
    { amount: 1.5 },
    { amount: '6180' },
    { currency: 'eur' },
    { returnUrl: 'javascript:alert(1)' },
    { extra: 1 },
  ])('refuses %o', async (change) => {
    const { send } = open()
    expect((await send('POST', '/pay/intent', { body: { ...ORDER, ...change } })).status).toBe(400)
  })
})

describe('GET /pay/method', () => {
  it('lists the payment methods in the order of the contract', async () => {
    const { data } = await open().send('GET', PAYMENT_CALLS.listMethods.path)
    expect(data).toMatchObject([{ code: 'paypal' }, { code: 'visa' }, { code: 'mastercard' }, { code: 'jcb' }])
  })
})

describe('POST /pay/intent/{id}/cancel', () => {
  it('cancels an unpaid intent, once', async () => {
    const { create, send, entries } = open()
    const { id } = await create()
    for (let time = 0; time < 2; time++)
      expect((await send('POST', `/pay/intent/${id}/cancel`)).intent.status).toBe('canceled')
    expect(entries.filter(({ kind }) => kind === 'canceled')).toHaveLength(1)
  })

  it.each([
    [CARDS.good, 'succeeded'],
    [CARDS.late, 'processing'],
  ])('returns one paid with %s unchanged: %s', async (card, status) => {
    const { create, send, shopper } = open()
    const intent = await create()
    await shopper(intent).payByCard(card)
    expect((await send('POST', `/pay/intent/${intent.id}/cancel`)).intent.status).toBe(status)
  })
})

describe('POST /pay/intent/{id}/refund', () => {
  const paid = async () => {
    const opened = open()
    const intent = await opened.create()
    await opened.shopper(intent).payByCard(CARDS.good)
    const refund = (amount: number, idempotencyKey?: string) =>
      opened.send('POST', `/pay/intent/${intent.id}/refund`, { body: { amount }, idempotencyKey })
    return { ...opened, refund }
  }

  it('refunds once for each key', async () => {
    const { refund } = await paid()
    expect((await refund(2000, 'one')).intent.refunded).toBe(2000)
    expect((await refund(2000, 'one')).intent.refunded).toBe(2000)
    expect((await refund(4180, 'two')).intent).toMatchObject({ status: 'succeeded', captured: 6180, refunded: 6180 })
  })

  it('is 409 for more than the remaining amount, and for another amount with the same key', async () => {
    const { refund } = await paid()
    await refund(6000, 'one')
    expect((await refund(181, 'two')).status).toBe(409)
    expect((await refund(100, 'one')).status).toBe(409)
  })

  it('is refused without a key, with no amount, and for what was not paid', async () => {
    const { refund, send, create } = await paid()
    expect((await refund(100)).status).toBe(400)
    expect((await refund(0, 'one')).status).toBe(400)
    const { id } = await create({ order: 'TL-OTHER' })
    const sent = { body: { amount: 1 }, idempotencyKey: 'one' }
    expect((await send('POST', `/pay/intent/${id}/refund`, sent)).status).toBe(409)
  })
})

describe('POST /pay/intent/{id}/confirm', () => {
  it('polls the bank again', async () => {
    const { create, send, shopper, clock } = open()
    const intent = await create()
    await shopper(intent).payByCard(CARDS.late)
    const confirm = async () => (await send('POST', `/pay/intent/${intent.id}/confirm`)).intent
    expect(await confirm()).toMatchObject({ status: 'processing', captured: 0 })
    clock.now += 8_000
    expect(await confirm()).toMatchObject({ status: 'succeeded', captured: 6180 })
  })
})

describe('a call that is not as it was signed', () => {
  const REJECTION = '{"code":400,"msg":"That request could not be read.","data":null}'
  const keys = deriveKeys(nodeEngine, 'another-secret-another-secret-another')

  it.each<[string, Parameters<ReturnType<typeof open>['send']>[2]]>([
    ['keys', { keys }],
    ['Sign', { tamper: ({ headers }) => (headers.Sign = '0'.repeat(64)) }],
    ['Timestamp', { tamper: ({ headers }) => (headers.Timestamp = '1') }],
    ['Idempotency-Key', { tamper: ({ headers }) => (headers['Idempotency-Key'] = 'mine') }],
    ['plain body', { tamper: (call) => (call.body = JSON.stringify(ORDER)) }],
    ['no body', { tamper: (call) => (call.body = null) }],
  ])('is refused with the same response: %s', async (_, sent) => {
    const { send } = open()
    const { status, text } = await send('POST', '/pay/intent', { body: ORDER, ...sent })
    expect([status, text]).toEqual([400, REJECTION])
  })

  it('is rejected if it was accepted before, also after a restart', async () => {
    const opened = open()
    const replay: { headers?: Record<string, string>; body?: string | null } = {}
    await opened.send('POST', '/pay/intent', { body: ORDER, tamper: (call) => Object.assign(replay, call) })
    const repeated = await opened.app.request('/pay/intent', { method: 'POST', ...replay })
    expect([repeated.status, await repeated.text()]).toEqual([400, REJECTION])
    const { memoryJournal } = await import('../ledger/journal')
    const restarted = openTestService(memoryJournal(opened.entries))
    expect((await restarted.app.request('/pay/intent', { method: 'POST', ...replay })).status).toBe(400)
  })

  it('is 413 when its body is longer than 64 KiB, and 404 for an intent there is not', async () => {
    const { send } = open()
    expect((await send('POST', '/pay/intent', { body: { shop: 'x'.repeat(70_000) } })).status).toBe(413)
    expect((await send('GET', '/pay/intent/pi_none')).status).toBe(404)
  })
})
