import { CallError } from '../browser/call-error'
import { EMPTY_CART } from './cart'
import { addItem, CART_URL, fetchCart, removeLine } from './cart-calls'

const calls: { request: string; respond: (reply?: unknown) => void; fail: (code?: number) => void }[] = []

jest.mock('../browser/call', () => ({
  call: (method: string, url: string) =>
    new Promise((respond, reject) => {
      calls.push({ request: `${method} ${url}`, respond, fail: (code = 500) => reject(new CallError('refused', code)) })
    }),
}))

/** A free lock. */
const locks = { request: async (_name: string, work: () => unknown) => work() }
Object.defineProperty(globalThis, 'navigator', { value: { locks } })

const READ = `GET ${CART_URL}`
const EMPTY = { carts: [], subTotal: 0, specialSubTotal: 0 }
const ITEM = { key: 'x', optionId: 1, quantity: 1 } as never

const settle = () => new Promise((resolve) => setTimeout(resolve))
const requested = async () => {
  await settle()
  return calls.map((call) => call.request)
}

afterEach(() => calls.splice(0))

// These tests run in order: the page keeps the state of the first response.
describe('the device of a first response', () => {
  it('is requested by one call only, and again if that call failed', async () => {
    const reading = fetchCart()
    expect(await requested()).toEqual([READ])
    calls[0]?.fail()
    await expect(reading).rejects.toThrow('refused')
  })

  it('is requested before anything is added to the cart', async () => {
    const adding = addItem(ITEM)
    expect(await requested()).toEqual([READ])
    calls[0]?.respond(EMPTY)
    expect(await requested()).toEqual([READ, 'POST /api/cart'])
    calls[1]?.respond()
    await adding
  })

  it('is not requested again', async () => {
    const adding = addItem(ITEM)
    expect(await requested()).toEqual(['POST /api/cart'])
    calls[0]?.respond()
    await adding
  })
})

describe('the cart', () => {
  it('is read once for concurrent callers, and is read again afterwards', async () => {
    const both = Promise.all([fetchCart(), fetchCart()])
    expect(await requested()).toEqual([READ])
    calls[0]?.respond(EMPTY)
    expect((await both).map(({ number }) => number)).toEqual([0, 0])
    const second = fetchCart()
    expect(await requested()).toEqual([READ, READ])
    calls[1]?.respond(EMPTY)
    await second
  })

  it('is empty for a visitor of a store with carts for customers only', async () => {
    const reading = fetchCart()
    await requested()
    calls[0]?.fail(401)
    expect(await reading).toEqual(EMPTY_CART)
  })

  it('is read after all pending changes, including failed ones', async () => {
    const changes = Promise.allSettled([addItem(ITEM), removeLine(1)])
    const reading = fetchCart()
    expect(await requested()).toEqual(['POST /api/cart', 'DELETE /api/cart/1'])
    calls[0]?.respond()
    expect(await requested()).toHaveLength(2)
    calls[1]?.fail()
    expect(await requested()).toEqual(['POST /api/cart', 'DELETE /api/cart/1', READ])
    calls[2]?.respond(EMPTY)
    await changes
    await reading
  })

  it('is read again by a read that begins after a change', async () => {
    const before = fetchCart()
    expect(await requested()).toEqual([READ])
    const adding = addItem(ITEM)
    const after = fetchCart()
    calls[0]?.respond(EMPTY)
    calls[1]?.respond()
    await Promise.all([before, adding])
    expect(await requested()).toEqual([READ, 'POST /api/cart', READ])
    calls[2]?.respond(EMPTY)
    await after
  })
})
