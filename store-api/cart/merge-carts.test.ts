import { eq } from 'drizzle-orm'
import type { CartReply } from '../../contract/entities/cart'
import { cart, cartLine, variant } from '../db/schema'
import { openClockedShop } from '../testing/clocked-shop'
import { mergedQuantity } from './merge-carts'

let opened: Awaited<ReturnType<typeof openClockedShop>>
beforeAll(async () => (opened = await openClockedShop()))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(cart)
})

/** A device that fills its cart before and after a login. */
function shopper() {
  const { request, tokenOf } = opened.device()
  const item = async (sku: string) => {
    const [row] = await opened.db.select().from(variant).where(eq(variant.sku, sku))
    return { key: sku.split('-')[0], optionIds: [row?.id ?? 0] }
  }
  return {
    item,
    tokenOf,
    ask: request,
    reply: async (token = '') => (await request('GET', '/api/cart', { token })).data as CartReply,
    add: async (sku: string, quantity: number, more: object = {}, token = '') =>
      request('POST', '/api/cart', { token, body: { ...(await item(sku)), quantity, ...more } }),
    lines: async (token = '') =>
      ((await request('GET', '/api/cart', { token })).data as CartReply).carts.map(
        ({ product, quantity, custom }) => `${quantity} ${product.key}${custom ? ` ${custom.name}` : ''}`,
      ),
  }
}

describe('at login', () => {
  it('the device’s cart moves to the customer, and the device’s cart is empty', async () => {
    const { add, lines, tokenOf } = shopper()
    await add('home-M', 2)
    await add('home-M', 1, { custom: { name: 'ADA', number: 7 } })
    const token = await tokenOf('ada')
    expect(await lines(token)).toEqual(['2 home', '1 home ADA'])
    expect(await lines()).toEqual([])
    const other = shopper()
    expect(await other.lines(await other.tokenOf('ben'))).toEqual([])
  })

  it('identical lines are merged, other lines are added', async () => {
    const before = shopper()
    const first = await before.tokenOf('ada')
    await before.add('home-M', 3, {}, first)
    await before.add('home-M', 1, { custom: { name: 'ADA', number: 7 } }, first)
    const { add, lines, tokenOf } = shopper()
    await add('home-M', 2)
    await add('home-M', 1, { custom: { name: 'BEN', number: 7 } })
    await add('away-M', 1)
    expect(await lines(await tokenOf('ada'))).toEqual(['5 home', '1 home ADA', '1 home BEN', '1 away'])
  })

  it('a line is capped at 30, whatever the two carts contain', async () => {
    const before = shopper()
    await before.add('home-M', 20, {}, await before.tokenOf('ada'))
    const { add, lines, tokenOf } = shopper()
    await add('home-M', 20)
    expect(await lines(await tokenOf('ada'))).toEqual(['30 home'])
    expect(await lines()).toEqual([])
  })

  it('a line is limited to the stock, and has the merged quantities until a quantity is selected', async () => {
    const before = shopper()
    await before.add('home-L', 2, {}, await before.tokenOf('ada'))
    const { add, lines, tokenOf, reply, ask } = shopper()
    await add('home-L', 3)
    await add('away-M', 1)
    const token = await tokenOf('ada')
    expect(await lines(token)).toEqual(['3 home', '1 away'])
    const { carts } = await reply(token)
    expect(carts.map(({ merged }) => merged)).toEqual([{ own: 2, device: 3 }, null])
    await ask('PUT', `/api/cart/${carts[0]?.id}/quantity/2`, { token })
    expect((await reply(token)).carts[0]).toMatchObject({ quantity: 2, merged: null })
  })

  it('children follow their parent', async () => {
    const before = shopper()
    const children = [await before.item('shorts-M')]
    await before.add('home-M', 2, { children }, await before.tokenOf('ada'))
    const { add, lines, tokenOf } = shopper()
    await add('home-M', 3, { children })
    await add('away-M', 1, { children })
    expect(await lines(await tokenOf('ada'))).toEqual(['5 home', '5 shorts', '1 away', '1 shorts'])
    const rows = await opened.db.select().from(cartLine)
    const ids = rows.map(({ id }) => id)
    expect(rows.filter(({ mid }) => mid !== 0 && !ids.includes(mid))).toEqual([])
  })

  it('a second merge adds nothing, and the cart is kept after logout', async () => {
    const { add, lines, tokenOf } = shopper()
    await add('home-M', 2)
    await tokenOf('ada')
    await tokenOf('ada')
    expect(await lines(await tokenOf('ada'))).toEqual(['2 home'])
  })

  it('a cart has at most 1000 lines', async () => {
    const before = shopper()
    await before.add('home-M', 1, {}, await before.tokenOf('ada'))
    const [line] = await opened.db.select().from(cartLine)
    if (!line) throw new Error('nothing was added')
    const { position: _, ...more } = line
    const full = Array.from({ length: 998 }, (__, n) => ({ ...more, id: n + 1, fingerprint: `other ${n}` }))
    await opened.db.insert(cartLine).values(full)
    const { add, lines, tokenOf } = shopper()
    for (const name of ['A', 'B']) await add('home-M', 1, { custom: { name, number: null } })
    expect((await lines(await tokenOf('ada'))).slice(998)).toEqual(['1 home', '1 home A'])
    expect(await lines()).toEqual([])
  })
})

describe('the merged quantity', () => {
  it.each([
    [2, 3, 40, 5],
    [20, 20, 40, 30],
    [2, 3, 4, 4],
    [0, 5, 3, 3],
    [2, 3, 0, 1],
    [2, 3, null, 5],
    [20, 20, null, 30],
  ])('of %s and %s pieces, with %s in stock, is %s', (own, device, stock, quantity) =>
    expect(mergedQuantity({ own, device, stock })).toBe(quantity),
  )
})
