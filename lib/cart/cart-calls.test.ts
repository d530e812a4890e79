import { CallError } from '../browser/call-error'
import { EMPTY_CART } from './cart'
import { addItem, CART_URL, fetchCart, removeLine } from './cart-calls'

const calls: { asked: string; respond: (reply?: unknown) => void; fail: (code?: number) => void }[] = []

jest.mock('../browser/call', () => ({
  call: (method: string, url: string) =>
    new Promise((respond, reject) => {
      calls.push({ asked: `${method} ${url}`, respond, fail: (code = 500) => reject(new CallError('refused', code)) })
    }),
}))

/** A free lock. */
const locks = { request: async (_name: string, work: () => unknown) => work() }
Object.defineProperty(globalThis, 'navigator', { value: { locks } })

const READ = `GET ${CART_URL}`
const EMPTY = { carts: [], subTotal: 0, specialSubTotal: 0 }
const ITEM = { key: 'x', optionId: 1, quantity: 1 } as never

const rest = () => new Promise((resolve) => setTimeout(resolve))
const asked = async () => {
  await rest()
  return calls.map((call) => call.asked)
}

afterEach(() => calls.splice(0))

// These tests run in order: the page keeps the state of the first response.
describe('the device of a first response', () => {
  it('is requested by one call alone, and once more when that one failed', async () => {
    const reading = fetchCart()
    expect(await asked()).toEqual([READ])
    calls[0]?.fail()
    await expect(reading).rejects.toThrow('refused')
  })

  it('is had before anything is put into the cart', async () => {
    const adding = addItem(ITEM)
    expect(await asked()).toEqual([READ])
    calls[0]?.respond(EMPTY)
    expect(await asked()).toEqual([READ, 'POST /api/cart'])
    calls[1]?.respond()
    await adding
  })

  it('is not waited for again', async () => {
    const adding = addItem(ITEM)
    expect(await asked()).toEqual(['POST /api/cart'])
    calls[0]?.respond()
    await adding
  })
})

describe('the cart', () => {
  it('is read once for all who ask at once, and is read again afterwards', async () => {
    const both = Promise.all([fetchCart(), fetchCart()])
    expect(await asked()).toEqual([READ])
    calls[0]?.respond(EMPTY)
    expect((await both).map(({ number }) => number)).toEqual([0, 0])
    const again = fetchCart()
    expect(await asked()).toEqual([READ, READ])
    calls[1]?.respond(EMPTY)
    await again
  })

  it('is empty for a visitor of a store that keeps carts for customers alone', async () => {
    const reading = fetchCart()
    await asked()
    calls[0]?.fail(401)
    expect(await reading).toEqual(EMPTY_CART)
  })

  it('is read when the changes under way are done, also when they failed', async () => {
    const changes = Promise.allSettled([addItem(ITEM), removeLine(1)])
    const reading = fetchCart()
    expect(await asked()).toEqual(['POST /api/cart', 'DELETE /api/cart/1'])
    calls[0]?.respond()
    expect(await asked()).toHaveLength(2)
    calls[1]?.fail()
    expect(await asked()).toEqual(['POST /api/cart', 'DELETE /api/cart/1', READ])
    calls[2]?.respond(EMPTY)
    await changes
    await reading
  })

  it('is never older than a change to a read that begins after it', async () => {
    const before = fetchCart()
    expect(await asked()).toEqual([READ])
    const adding = addItem(ITEM)
    const after = fetchCart()
    calls[0]?.respond(EMPTY)
    calls[1]?.respond()
    await Promise.all([before, adding])
    expect(await asked()).toEqual([READ, 'POST /api/cart', READ])
    calls[2]?.respond(EMPTY)
    await after
  })
})
