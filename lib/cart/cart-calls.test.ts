import { addItem, CART_URL, fetchCart } from './cart-calls'

const calls: { asked: string; answer: (reply?: unknown) => void; fail: () => void }[] = []

jest.mock('../browser/call', () => ({
  call: (method: string, url: string) =>
    new Promise((answer, reject) => {
      calls.push({ asked: `${method} ${url}`, answer, fail: () => reject(new Error('refused')) })
    }),
}))

/** A lock nobody else holds. */
const locks = { request: async (_name: string, work: () => unknown) => work() }
Object.defineProperty(globalThis, 'navigator', { value: { locks } })

const READ = `GET ${CART_URL}`
const EMPTY = { carts: [], subTotal: 0, specialSubTotal: 0 }
const ITEM = { key: 'x', optionId: 1, quantity: 1 }

const rest = () => new Promise((resolve) => setTimeout(resolve))
const asked = async () => {
  await rest()
  return calls.map((call) => call.asked)
}

// In their order: what was answered once stays known to the page.
describe('the device a first answer brings', () => {
  it('is asked for by one call alone, and once more when that one failed', async () => {
    const reading = fetchCart()
    const adding = addItem(ITEM as never)
    expect(await asked()).toEqual([READ])
    calls[0]?.fail()
    await expect(reading).rejects.toThrow('refused')
    expect(await asked()).toEqual([READ, 'POST /api/cart'])
    calls[1]?.answer()
    await adding
    calls.length = 0
  })

  it('is had before anything is put into the cart, and before the cart is read by another', async () => {
    const adding = addItem(ITEM as never)
    const reading = fetchCart()
    expect(await asked()).toEqual([READ])
    calls[0]?.answer(EMPTY)
    expect((await asked()).sort()).toEqual([READ, READ, 'POST /api/cart'].sort())
    calls.slice(1).forEach(({ answer }) => answer(EMPTY))
    await adding
    expect((await reading).number).toBe(0)
    calls.length = 0
  })

  it('is not waited for again', async () => {
    const adding = addItem(ITEM as never)
    expect(await asked()).toEqual(['POST /api/cart'])
    calls[0]?.answer()
    await adding
  })
})
