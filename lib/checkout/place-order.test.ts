import { CODES } from '../../contract/envelope'
import type { FormCall } from '../forms/form-definition'
import type { Refusal } from '../forms/form-state'
import { placeOrder } from './place-order'

const ORDER = { cart: 'c1', agree: true, shown: { lines: [], discount: 0, shippingPrice: 0, total: 0 } }
const WANTED = { order: ORDER, key: 'k1', paymentMethod: 'visa' }

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
    pauses: [1, 2],
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  }
  return { ways, calls, waits }
}

const ofOrder = (calls: { path: string; key?: string }[]) => calls.filter(({ path }) => path === '/api/order')

describe('placing an order', () => {
  it('keeps the way to pay, orders with the key, and asks where it is paid', async () => {
    const { ways, calls } = storeOf({
      '/api/order': [{ number: 'TL-1' }],
      '/api/order/TL-1/pay': [{ url: 'https://pay.example/p/1' }],
    })
    expect(await placeOrder(WANTED, ways)).toEqual({ number: 'TL-1', url: 'https://pay.example/p/1' })
    expect(calls).toEqual([
      { path: '/api/checkout', key: undefined, body: { paymentMethod: 'visa' } },
      { path: '/api/order', key: 'k1', body: ORDER },
      { path: '/api/order/TL-1/pay', key: undefined, body: { method: 'visa' } },
    ])
  })

  it.each([0, 503, 504, CODES.inFlight])(
    'is tried again with the same key after %i, which says nothing',
    async (code) => {
      const { ways, calls, waits } = storeOf({ '/api/order': [refuse(code), { number: 'TL-1' }] })
      expect(await placeOrder(WANTED, ways)).toMatchObject({ number: 'TL-1' })
      expect(ofOrder(calls).map(({ key }) => key)).toEqual(['k1', 'k1'])
      expect(waits).toEqual([1])
    },
  )

  it('is given up after the last pause, with the last refusal', async () => {
    const { ways, calls } = storeOf({ '/api/order': [refuse(504), refuse(504), refuse(503), { number: 'TL-1' }] })
    expect(await placeOrder(WANTED, ways)).toMatchObject({ refusal: { code: 503 }, isBefore: false })
    expect(ofOrder(calls)).toHaveLength(3)
  })

  it.each([CODES.outOfStock, CODES.priceChanged, CODES.invalidCoupon, CODES.cartEmpty])(
    'is not tried again after %i, which is an answer',
    async (code) => {
      const { ways, calls } = storeOf({ '/api/order': [refuse(code), { number: 'TL-1' }] })
      expect(await placeOrder(WANTED, ways)).toMatchObject({ refusal: { code } })
      expect(ofOrder(calls)).toHaveLength(1)
    },
  )

  it('is sent after the calls that come first, and not at all when one of them is refused', async () => {
    const first = [{ method: 'POST', path: '/api/verify/captcha/ABCDE' }]
    const right = storeOf({ '/api/order': [{ number: 'TL-1' }] })
    expect(await placeOrder({ ...WANTED, first }, right.ways)).toMatchObject({ number: 'TL-1' })
    expect(right.calls.map(({ path }) => path).slice(0, 3)).toEqual([
      '/api/checkout',
      '/api/verify/captcha/ABCDE',
      '/api/order',
    ])
    const wrong = storeOf({ '/api/verify/captcha/ABCDE': [refuse(CODES.captcha)] })
    expect(await placeOrder({ ...WANTED, first }, wrong.ways)).toMatchObject({
      ...{ refusal: { code: CODES.captcha }, isBefore: true },
    })
    expect(ofOrder(wrong.calls)).toEqual([])
  })

  it('is placed even if its payment page and payment method cannot be had', async () => {
    const { ways } = storeOf({
      '/api/checkout': [refuse(CODES.cartEmpty)],
      '/api/order': [{ number: 'TL-1' }],
      '/api/order/TL-1/pay': [refuse(503)],
    })
    expect(await placeOrder(WANTED, ways)).toEqual({ number: 'TL-1', url: null })
  })

  it('ends with what is no refusal, a lost session for one, wherever it comes up', async () => {
    for (const path of ['/api/checkout', '/api/order']) {
      const { ways } = storeOf({ [path]: [new Error('lost')] })
      await expect(placeOrder(WANTED, ways)).rejects.toThrow('lost')
    }
  })
})
