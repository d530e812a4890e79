/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { mail } from '../../db/schema'
import { orderKey } from '../../orders/guest-access'
import { buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'
import { testClient } from '../../testing/test-shop'

const DAY = 86_400_000

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())

/** Another device that sends the key of an email link. */
function reader(device: string = randomUUID()) {
  const own = testClient(opened.app, device)
  const send = (method: string, path: string, body?: object) =>
    own(method, path, { uuid: device, now: opened.tick(), ...(body && { body }) })
  return {
    see: async (number: string) => (await send('GET', `/api/order/${number}/placed`)).code,
    claim: async (number: string, key: string) => (await send('POST', `/api/order/${number}/claim`, { key })).code,
  }
}

async function ordered(name?: 'ada') {
  const one = await buyer(opened, name)
  return { ...one, number: await one.buy() }
}

/** The key in the newest email. */
async function keyInEmail() {
  const [email] = await opened.db.select().from(mail).orderBy(desc(mail.id)).limit(1)
  return /open\?key=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
}

describe('the letter of an order a guest has to pay', () => {
  it('opens the order on the device it is read on, and leaves it open where it was placed', async () => {
    const { number, send } = await ordered()
    const other = reader()
    expect(await other.see(number)).toBe(404)
    expect(await other.claim(number, await keyInEmail())).toBe(0)
    expect(await other.see(number)).toBe(0)
    expect((await send('GET', `/api/order/${number}/placed`)).code).toBe(0)
  })

  it('opens nothing with the key of another order, or with none', async () => {
    const { number } = await ordered()
    const foreign = orderKey(opened.shop, 'TL-OTHERONE')
    for (const key of [foreign, 'x', foreign.slice(1)]) expect(await reader().claim(number, key)).toBe(404)
  })

  it('opens nothing after a day', async () => {
    const { number } = await ordered()
    const key = await keyInEmail()
    opened.advance(DAY + 1)
    expect(await reader().claim(number, key)).toBe(404)
  })

  it('is never the way into a customer’s order', async () => {
    const { number } = await ordered('ada')
    expect(await keyInEmail()).toBe('')
    expect(await reader().claim(number, orderKey(opened.shop, number))).toBe(404)
  })
})
