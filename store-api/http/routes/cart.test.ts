/** @jest-environment node */
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { CartReply } from '../../../contract/entities/cart'
import { product, variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
afterAll(async () => (await opened).close())

const optionId = async (sku: string) => {
  const [row] = await (await opened).db.select().from(variant).where(eq(variant.sku, sku))
  return row?.id ?? 0
}

/** A new device with its cart. */
async function shopper() {
  const send = testClient((await opened).app)
  const item = async (sku: string, quantity = 1, more: object = {}) => {
    const [key = ''] = sku.split('-')
    return { key, optionIds: [await optionId(sku)], quantity, ...more }
  }
  return {
    send,
    item,
    add: async (sku: string, quantity = 1, more: object = {}) =>
      send('POST', '/api/cart', { body: await item(sku, quantity, more) }),
    cart: async () => {
      const { data } = await send('GET', '/api/cart?page=1&limit=1000')
      CALLS.getCart.response.validateSync(data, { strict: true })
      return data as CartReply
    },
  }
}

describe('POST /api/cart', () => {
  it('puts a product into the cart at the prices of the server', async () => {
    const { add, cart } = await shopper()
    expect(await add('home-M', 2)).toMatchObject({ code: 0 })
    await add('away-M')
    expect(await cart()).toMatchObject({
      carts: [
        { mid: 0, quantity: 2, price: 7900, specialPrice: null, optionList: [{ groupId: 2, title: 'M' }], stock: 40 },
        { mid: 0, quantity: 1, price: 7900, specialPrice: 5500, product: { key: 'away' } },
      ],
      subTotal: 3 * 7900,
      specialSubTotal: 2 * 7900 + 5500,
    })
  })

  it('grows an equal line, and keeps apart what is printed differently', async () => {
    const { add, cart } = await shopper()
    await add('home-M', 1, { custom: { name: 'Okafor', number: 10 } })
    await add('home-M', 2, { custom: { name: 'OKAFOR', number: 10 } })
    await add('home-M', 1, { custom: { name: 'OKAFOR', number: 11 } })
    await add('home-M', 1, { custom: { name: '', number: null } })
    await add('home-M', 1)
    expect(
      (await cart()).carts.map(({ quantity, custom, price }) => [quantity, custom?.number ?? null, price]),
    ).toEqual([
      [3, 10, 9100],
      [1, 11, 9100],
      [2, null, 7900],
    ])
  })

  it('needs no option of a product that has one variant', async () => {
    const { send, cart } = await shopper()
    expect((await send('POST', '/api/cart', { body: { key: 'away', optionIds: [], quantity: 1 } })).code).toBe(0)
    expect((await cart()).carts).toMatchObject([{ product: { key: 'away' }, optionList: [{ title: 'M' }] }])
  })

  it('gives children their parent, as many as it has, and adds their prices', async () => {
    const { add, item, cart } = await shopper()
    const { key, optionIds } = await item('shorts-M')
    await add('home-M', 2, { children: [{ key, optionIds }] })
    const { carts, subTotal } = await cart()
    expect(carts).toMatchObject([
      { mid: 0, quantity: 2 },
      { mid: carts[0]?.id, quantity: 2, product: { key: 'shorts' } },
    ])
    expect(subTotal).toBe(2 * (7900 + 3200))
  })

  it('never holds more than there is, and says how many are left', async () => {
    const { add, cart } = await shopper()
    await add('home-L', 2)
    expect(await add('home-L', 2)).toMatchObject({
      code: 4005,
      msg: 'Only 1 left in this size.',
      data: { available: 1 },
    })
    expect(await add('home-S')).toMatchObject({ code: 4005, msg: 'This size is sold out.' })
    expect((await add('home-S')).response.status).toBe(409)
    expect((await cart()).carts).toMatchObject([{ quantity: 2 }])
    await add('home-L')
    expect(await add('home-L')).toMatchObject({ code: 4005, msg: 'All 3 are already in your cart.' })
  })

  it('counts all lines of one variant against its stock, whatever is printed on them', async () => {
    const { add } = await shopper()
    await add('home-L', 2, { custom: { name: 'A', number: 1 } })
    expect(await add('home-L', 2)).toMatchObject({ code: 4005, data: { available: 1 } })
  })

  it('limits a line to 30', async () => {
    const { add, cart } = await shopper()
    await add('home-M', 20)
    expect(await add('home-M', 11)).toMatchObject({ code: 400, msg: 'You can buy up to 30 of one item.' })
    expect((await cart()).carts).toMatchObject([{ quantity: 20 }])
  })

  it.each([
    ['a price', { price: 1 }],
    ['quantity 0', { quantity: 0 }],
    ['quantity 31', { quantity: 31 }],
    ['quantity 1.5', { quantity: 1.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['no option where there are several', { optionIds: [] }],
    ['two options', { optionIds: [1, 2] }],
    ['an unknown option', { optionIds: [987654] }],
    ['an option beyond every id', { optionIds: [2_147_483_648] }],
    ['an unknown product', { key: 'nothing' }],
    ['a name of 13 letters', { custom: { name: 'ABCDEFGHIJKLM', number: 1 } }],
    ['a name with tags', { custom: { name: '<b>', number: 1 } }],
    ['something else printed', { custom: { name: 'A', number: 1, font: 'x' } }],
    ['number 100', { custom: { name: 'A', number: 100 } }],
  ])('refuses %s', async (_, change) => {
    const { send, item, cart } = await shopper()
    expect((await send('POST', '/api/cart', { body: { ...(await item('home-M')), ...change } })).code).toBe(400)
    expect((await cart()).carts).toEqual([])
  })

  it('prints nothing where nothing can be printed, and takes no option of another product', async () => {
    const { add, send, item } = await shopper()
    expect(await add('away-M', 1, { custom: { name: 'A', number: 1 } })).toMatchObject({ code: 400 })
    expect((await send('POST', '/api/cart', { body: { ...(await item('home-M')), key: 'away' } })).code).toBe(400)
  })

  it('needs a device', async () => {
    const { send, item } = await shopper()
    expect((await send('POST', '/api/cart', { body: await item('home-M'), uuid: '' })).code).toBe(400)
  })
})

describe('PUT /api/cart/{id}/quantity/{quantity}', () => {
  it('sets the line and its children, up to stock and 30', async () => {
    const { send, add, item, cart } = await shopper()
    const { key, optionIds } = await item('shorts-M')
    await add('home-L', 1, { children: [{ key, optionIds }] })
    const id = (await cart()).carts[0]?.id
    expect((await send('PUT', `/api/cart/${id}/quantity/3`)).code).toBe(0)
    expect((await cart()).carts.map(({ quantity }) => quantity)).toEqual([3, 3])
    expect(await send('PUT', `/api/cart/${id}/quantity/4`)).toMatchObject({ code: 4005, data: { available: 3 } })
    expect((await send('PUT', `/api/cart/${id}/quantity/31`)).code).toBe(400)
    expect((await send('PUT', `/api/cart/${id}/quantity/0`)).code).toBe(400)
    expect((await cart()).carts.map(({ quantity }) => quantity)).toEqual([3, 3])
  })

  it('takes only whole numbers', async () => {
    const { send, add, cart } = await shopper()
    await add('home-M')
    const id = (await cart()).carts[0]?.id
    for (const quantity of ['abc', '1-5', '-1']) {
      expect((await send('PUT', `/api/cart/${id}/quantity/${quantity}`)).code).toBe(400)
    }
  })

  it('leaves the quantity of a child to its parent', async () => {
    const { send, add, item, cart } = await shopper()
    const { key, optionIds } = await item('shorts-M')
    await add('home-M', 1, { children: [{ key, optionIds }] })
    const child = (await cart()).carts[1]?.id
    expect((await send('PUT', `/api/cart/${child}/quantity/2`)).code).toBe(400)
    expect((await cart()).carts).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
  })

  it('can always be lowered, also when stock has shrunk below it', async () => {
    const { send, add, cart } = await shopper()
    const { db } = await opened
    await add('away-M', 8)
    await db.update(variant).set({ stock: 2 }).where(eq(variant.sku, 'away-M'))
    const id = (await cart()).carts[0]?.id
    expect((await send('PUT', `/api/cart/${id}/quantity/7`)).code).toBe(0)
    expect(await send('PUT', `/api/cart/${id}/quantity/8`)).toMatchObject({ code: 4005, data: { available: 2 } })
    await db.update(variant).set({ stock: 10 }).where(eq(variant.sku, 'away-M'))
  })

  it('keeps the quantity within 1–30 and the stock, whatever is sent', async () => {
    const { send, add, cart } = await shopper()
    await add('home-M', 1)
    const id = (await cart()).carts[0]?.id
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.integer(), fc.constantFrom('1e1', '-1', '0x5', '٣', 'NaN')), async (quantity) => {
        await send('PUT', `/api/cart/${id}/quantity/${encodeURIComponent(quantity)}`)
        const now = (await cart()).carts[0]?.quantity ?? 0
        expect(now).toBeGreaterThanOrEqual(1)
        expect(now).toBeLessThanOrEqual(30)
      }),
      { numRuns: 60 },
    )
  })
})

describe('DELETE', () => {
  it('/api/cart/{id} takes a line out, and its children with it', async () => {
    const { send, add, item, cart } = await shopper()
    const { key, optionIds } = await item('shorts-M')
    await add('home-M', 1, { children: [{ key, optionIds }] })
    await add('away-M')
    const id = (await cart()).carts[0]?.id
    expect((await send('DELETE', `/api/cart/${id}`)).code).toBe(0)
    expect((await cart()).carts).toMatchObject([{ product: { key: 'away' } }])
  })

  it('/api/cart/clear removes all lines', async () => {
    const { send, add, cart } = await shopper()
    await add('home-M')
    await add('away-M')
    expect((await send('DELETE', '/api/cart/clear')).code).toBe(0)
    expect(await cart()).toMatchObject({ carts: [], subTotal: 0, specialSubTotal: 0 })
  })

  it("answers for another device's line as for one that never was", async () => {
    const [mine, other] = [await shopper(), await shopper()]
    await mine.add('home-M')
    const id = (await mine.cart()).carts[0]?.id
    const foreign = await other.send('DELETE', `/api/cart/${id}`)
    const missing = await other.send('DELETE', '/api/cart/123456789')
    expect([foreign.response.status, foreign.text]).toEqual([404, missing.text])
    expect(missing.msg).toBe('This item is no longer in your cart.')
    expect((await other.send('PUT', `/api/cart/${id}/quantity/2`)).text).toBe(missing.text)
    expect((await mine.cart()).carts).toMatchObject([{ quantity: 1 }])
  })
})

describe('GET /api/cart', () => {
  it('says what became of a line: sold out, or sold no more', async () => {
    const { add, cart } = await shopper()
    const { db } = await opened
    await add('away-M')
    await db.update(product).set({ withdrawnAt: new Date() }).where(eq(product.key, 'away'))
    expect(await cart()).toMatchObject({ carts: [{ stock: 0, isWithdrawn: true, formerPrice: null, merged: null }] })
    await db.update(product).set({ withdrawnAt: null }).where(eq(product.key, 'away'))
    expect(await cart()).toMatchObject({ carts: [{ isWithdrawn: false }] })
  })

  it('shows today’s prices, not those of the day a product was put in', async () => {
    const { add, cart } = await shopper()
    const { db } = await opened
    await add('ball-Size 5').then(({ code }) => expect(code).toBe(4005))
    await add('shorts-M')
    await db.update(product).set({ price: 3300 }).where(eq(product.key, 'shorts'))
    expect(await cart()).toMatchObject({ subTotal: 3300, carts: [{ price: 3300, formerPrice: 3200 }] })
    // Adding another unit confirms the new price.
    await add('shorts-M')
    expect(await cart()).toMatchObject({ carts: [{ quantity: 2, formerPrice: null }] })
    await db.update(product).set({ price: 3200 }).where(eq(product.key, 'shorts'))
  })
})
