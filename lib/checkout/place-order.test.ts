import { CODES } from '../../contract/envelope'
import type { FormCall } from '../forms/form-definition'
import type { Refusal } from '../forms/form-state'
import { placeOrder } from './place-order'

const ORDER = { cart: 'c1', agree: true, shown: { lines: [], discount: 0, shippingPrice: 0, total: 0 } }
const REQUEST = { order: ORDER, key: 'k1', paymentMethod: 'visa' }

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('refused')
  }
}
const refuse = (code: number) => new Refused({ code, msg: `refused ${code}`, data: null })

type Reply = unknown

/** A store API that replies to each call of a path in turn, and the calls it received. */
function storeOf(replies: Record<string, Reply[]>) {
  const calls: { path: string; key?: string; body: unknown }[] = []
  const waits: number[] = []
  const ways = {
    send: async ({ path, body }: FormCall, key?: string) => {
      calls.push({ path, key, body })
      const reply = replies[path]?.shift() ?? { url: 'https://pay.example' }
      if (reply instanceof Error) throw reply
      return reply
    },
    refusalOf: (error: unknown) => (error instanceof Refused ? error.refusal : null),
    retryDelaysMs: [1, 2],
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  }
  return { ways, calls, waits }
}

const orderCalls = (calls: { path: string; key?: string }[]) => calls.filter(({ path }) => path === '/api/order')

describe('placing an order', () => {
  it('saves the payment method, orders with the key, and requests the pay page', async () => {
    const { ways, calls } = storeOf({
      '/api/order': [{ number: 'TL-1' }],
      '/api/order/TL-1/pay': [{ url: 'https://pay.example/p/1' }],
    })
    expect(await placeOrder(REQUEST, ways)).toEqual({ number: 'TL-1', url: 'https://pay.example/p/1' })
    expect(calls).toEqual([
      { path: '/api/checkout', key: undefined, body: { paymentMethod: 'visa' } },
      { path: '/api/order', key: 'k1', body: ORDER },
      { path: '/api/order/TL-1/pay', key: undefined, body: { method: 'visa' } },
    ])
  })

  it.each([0, 503, 504, CODES.inFlight])('is retried with the same key after %i, an unknown result', async (code) => {
    const { ways, calls, waits } = storeOf({ '/api/order': [refuse(code), { number: 'TL-1' }] })
    expect(await placeOrder(REQUEST, ways)).toMatchObject({ number: 'TL-1' })
    expect(orderCalls(calls).map(({ key }) => key)).toEqual(['k1', 'k1'])
    expect(waits).toEqual([1])
  })

  it('fails after the last retry, with the last refusal', async () => {
    const { ways, calls } = storeOf({ '/api/order': [refuse(504), refuse(504), refuse(503), { number: 'TL-1' }] })
    expect(await placeOrder(REQUEST, ways)).toMatchObject({ refusal: { code: 503 }, isBeforeOrder: false })
    expect(orderCalls(calls)).toHaveLength(3)
  })

  it.each([CODES.outOfStock, CODES.priceChanged, CODES.invalidCoupon, CODES.cartEmpty])(
    'is not retried after %i, a definite result',
    async (code) => {
      const { ways, calls } = storeOf({ '/api/order': [refuse(code), { number: 'TL-1' }] })
      expect(await placeOrder(REQUEST, ways)).toMatchObject({ refusal: { code } })
      expect(orderCalls(calls)).toHaveLength(1)
    },
  )

  it('is sent after the preceding calls, and not at all if one of them is refused', async () => {
    const precedingCalls = [{ method: 'POST', path: '/api/verify/captcha/ABCDE' }]
    const right = storeOf({ '/api/order': [{ number: 'TL-1' }] })
    expect(await placeOrder({ ...REQUEST, precedingCalls }, right.ways)).toMatchObject({ number: 'TL-1' })
    expect(right.calls.map(({ path }) => path).slice(0, 3)).toEqual([
      '/api/checkout',
      '/api/verify/captcha/ABCDE',
      '/api/order',
    ])
    const wrong = storeOf({ '/api/verify/captcha/ABCDE': [refuse(CODES.captcha)] })
    expect(await placeOrder({ ...REQUEST, precedingCalls }, wrong.ways)).toMatchObject({
      ...{ refusal: { code: CODES.captcha }, isBeforeOrder: true },
    })
    expect(orderCalls(wrong.calls)).toEqual([])
  })

  it('is placed even if its pay page and payment method are refused', async () => {
    const { ways } = storeOf({
      '/api/checkout': [refuse(CODES.cartEmpty)],
      '/api/order': [{ number: 'TL-1' }],
      '/api/order/TL-1/pay': [refuse(503)],
    })
    expect(await placeOrder(REQUEST, ways)).toEqual({ number: 'TL-1', url: null })
  })

  it('throws any error that is not a refusal, such as a lost session', async () => {
    for (const path of ['/api/checkout', '/api/order']) {
      const { ways } = storeOf({ [path]: [new Error('lost')] })
      await expect(placeOrder(REQUEST, ways)).rejects.toThrow('lost')
    }
  })
})
