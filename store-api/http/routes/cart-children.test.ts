/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { CartReply } from '../../../contract/entities/cart'
import { variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
afterAll(async () => (await opened).close())

/** A device with two shirts and two pairs of shorts that complete them. */
async function shopper(quantity = 2) {
  const send = testClient((await opened).app)
  const item = async (sku: string) => {
    const [row] = await (await opened).db.select().from(variant).where(eq(variant.sku, sku))
    return { key: sku.split('-')[0] ?? '', optionIds: [row?.id ?? 0] }
  }
  const add = async (sku: string, more: object = {}) =>
    send('POST', '/api/cart', { body: { ...(await item(sku)), quantity: 1, ...more } })
  const cart = async () => (await send('GET', '/api/cart?page=1&limit=1000')).data as CartReply
  await add('home-M', { quantity, children: [await item('shorts-M')] })
  const [home, shorts] = (await cart()).carts
  return { send, item, add, cart, home: home?.id ?? 0, shorts: shorts?.id ?? 0 }
}

const shown = ({ carts }: CartReply) =>
  carts.map(({ product, quantity, mid }) => `${quantity} ${product.key}${mid ? ' with it' : ''}`)

it('a child is removed alone: its parent stays, at its own price', async () => {
  const { send, cart, shorts } = await shopper()
  expect((await send('DELETE', `/api/cart/${shorts}`)).code).toBe(0)
  expect(shown(await cart())).toEqual(['2 home'])
  expect(await cart()).toMatchObject({ subTotal: 2 * 7900, specialSubTotal: 2 * 7900 })
})

it('what has lost its child is the same as what never had one', async () => {
  const { send, add, cart, home, shorts } = await shopper()
  await send('DELETE', `/api/cart/${shorts}`)
  await add('home-M')
  expect((await cart()).carts).toMatchObject([{ id: home, quantity: 3 }])
})

it('a line that becomes equal to another grows it, up to 30', async () => {
  const { send, add, cart, shorts } = await shopper()
  await add('home-M', { quantity: 28 })
  const alone = (await cart()).carts.at(-1)?.id
  expect((await send('DELETE', `/api/cart/${shorts}`)).code).toBe(0)
  expect((await cart()).carts).toMatchObject([{ id: alone, quantity: 30 }])
})

it('beyond 30 nothing changes', async () => {
  const { send, add, cart, shorts } = await shopper()
  await add('home-M', { quantity: 29 })
  const before = await cart()
  expect(await send('DELETE', `/api/cart/${shorts}`)).toMatchObject({
    code: 400,
    msg: 'You can buy up to 30 of one item.',
  })
  expect(await cart()).toEqual(before)
})

it('a child comes back to its line, as many as that has by now', async () => {
  const { send, add, item, cart, home, shorts } = await shopper()
  await send('DELETE', `/api/cart/${shorts}`)
  await send('PUT', `/api/cart/${home}/quantity/3`)
  expect((await add('shorts-M', { mid: home })).code).toBe(0)
  expect(shown(await cart())).toEqual(['3 home', '3 shorts with it'])
  await add('home-M', { children: [await item('shorts-M')] })
  expect(shown(await cart())).toEqual(['4 home', '4 shorts with it'])
})

it('a child of a line that is gone, or of a child, stands alone', async () => {
  const { send, add, cart, home, shorts } = await shopper()
  await add('shorts-M', { mid: shorts })
  expect(shown(await cart())).toEqual(['2 home', '2 shorts with it', '1 shorts'])
  await send('DELETE', `/api/cart/${home}`)
  await add('shorts-M', { mid: home })
  expect(shown(await cart())).toEqual(['2 shorts'])
})

it("a child never joins another device's line", async () => {
  const [mine, other] = [await shopper(), await shopper()]
  await other.add('shorts-M', { mid: mine.home })
  expect(shown(await mine.cart())).toEqual(['2 home', '2 shorts with it'])
  expect(shown(await other.cart())).toEqual(['2 home', '2 shorts with it', '1 shorts'])
})

it('a line has 8 children at most, and no more than stock allows', async () => {
  const { add, home, cart } = await shopper(1)
  for (let child = 1; child < 8; child++) expect((await add('shorts-M', { mid: home })).code).toBe(0)
  expect((await add('shorts-M', { mid: home })).code).toBe(400)
  expect((await add('home-S', { mid: home })).code).toBe(400)
  expect((await cart()).carts).toHaveLength(9)
  const few = await shopper(4)
  expect(await few.add('home-L', { mid: few.home })).toMatchObject({ code: 4005, data: { available: 3 } })
  for (const mid of [-1, 1.5, '1', 1e300]) expect((await few.add('shorts-M', { mid })).code).toBe(400)
})
