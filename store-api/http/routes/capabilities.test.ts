/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Call, fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { CAPABILITIES, type Capability } from '../../../contract/entities/capability'
import type { Database } from '../../db/database'
import { store, subscriber } from '../../db/schema'
import { toNewOrder, buyer, openCheckoutShop } from '../../testing/checkout-shop'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
afterAll(async () => (await opened).close())

/** Switches off these parts of the shop, and no others. */
const switchOff = async ({ db }: { db: Database }, disabled: Capability[]) =>
  db.update(store).set({ content: sql`${store.content} || ${JSON.stringify({ disabled })}::jsonb` })

const CALLS_OF_PARTS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  call.capability ? [[name, call.capability, call] as const] : [],
)

/** A path of the call; what its keys name does not matter. */
const pathOf = ({ path }: Call) => fillPath(path, { key: 'any', id: 'any', hash: 'a'.repeat(64) })

describe('a part of the shop that is switched off', () => {
  it('is named by the store settings; all parts are on where none is named', async () => {
    const shop = await opened
    const request = testClient(shop.app)
    await switchOff(shop, [])
    expect((await request('GET', '/api/store')).data).toMatchObject({ disabled: [], guestCheckout: true })
    await switchOff(shop, ['reviews', 'guestCheckout'])
    expect((await request('GET', '/api/store')).data).toMatchObject({
      disabled: ['reviews', 'guestCheckout'],
      guestCheckout: false,
    })
  })

  it('has calls, except guest checkout, which is part of ordering', () => {
    const parts = new Set(CALLS_OF_PARTS.map(([, part]) => part))
    expect([...parts].sort()).toEqual(CAPABILITIES.filter((part) => part !== 'guestCheckout').sort())
  })

  it.each(CALLS_OF_PARTS)('%s responds with 404 without %s, to visitors too', async (_, part, call) => {
    const shop = await opened
    const { method } = call
    const sent = method === 'GET' || method === 'PUT' ? {} : { body: {} }
    await switchOff(shop, [part])
    expect(await testClient(shop.app)(method, pathOf(call), sent)).toMatchObject({ code: 404, data: null })
    await switchOff(
      shop,
      CAPABILITIES.filter((other) => other !== part),
    )
    const { code } = await testClient(shop.app)(method, pathOf(call), sent)
    expect(code).toBe(call.audience === 'user' ? 401 : call.capability === 'newsletter' ? 400 : 404)
  })

  it('takes no address for the newsletter', async () => {
    const shop = await opened
    await switchOff(shop, ['newsletter'])
    const body = { email: 'unknown@mail.example' }
    expect((await testClient(shop.app)('POST', '/api/subscribe', { body })).code).toBe(404)
    expect(await shop.db.$count(subscriber, eq(subscriber.email, body.email))).toBe(0)
  })

  it('lets no guest order where guest checkout is off', async () => {
    const shop = await openCheckoutShop()
    const guest = await buyer(shop, undefined, randomUUID())
    await guest.add('shorts-M')
    await guest.fillIn({ email: 'guest@mail.example' })
    const order = async () =>
      guest.send('POST', '/api/order', { body: toNewOrder(await guest.checkout()), idempotencyKey: randomUUID() })
    await switchOff(shop, ['guestCheckout'])
    expect((await order()).code).toBe(401)
    await switchOff(shop, [])
    expect((await order()).code).toBe(0)
    await shop.close()
  })
})

describe('the reviews of a product', () => {
  it('are found again when they are switched on', async () => {
    const shop = await opened
    const request = testClient(shop.app)
    const [product] = ((await request('GET', '/api/product?limit=1')).data as { list: { key: string }[] }).list
    await switchOff(shop, ['reviews'])
    expect((await request('GET', `/api/product/${product?.key}/review`)).code).toBe(404)
    await switchOff(shop, [])
    expect((await request('GET', `/api/product/${product?.key}/review`)).code).toBe(0)
  })
})
