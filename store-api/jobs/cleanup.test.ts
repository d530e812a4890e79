/** @jest-environment node */
import { eq, sql } from 'drizzle-orm'
import { cart, checkout, idempotentCall, mail } from '../db/schema'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { waitingMail } from '../testing/mail-server'
import { cleanUp } from './cleanup'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())

const count = async () => [
  await opened.db.$count(checkout),
  await opened.db.$count(idempotentCall),
  await opened.db.$count(cart),
]

it('the cleanup deletes drafts after 30 days, idempotent replies after a day, empty device carts after 90', async () => {
  const guest = await buyer(opened)
  await guest.buy()
  const full = await buyer(opened)
  await full.add('home-M')
  const customer = await buyer(opened, 'ada')
  await customer.send('DELETE', '/api/cart/clear')
  await opened.db.update(cart).set({ createdAt: new Date(opened.now()) })

  opened.advance(DAY - HOUR)
  await cleanUp(opened.shop)
  expect(await count()).toEqual([1, 1, 3])
  opened.advance(2 * HOUR)
  await cleanUp(opened.shop)
  expect(await count()).toEqual([1, 0, 3])
  opened.advance(30 * DAY)
  await cleanUp(opened.shop)
  expect(await count()).toEqual([0, 0, 3])
  opened.advance(60 * DAY)
  await cleanUp(opened.shop)
  expect(await count()).toEqual([0, 0, 2])
  expect((await opened.db.select().from(cart)).map(({ owner }) => owner.split(':')[0]).sort()).toEqual([
    'customer',
    'device',
  ])
  expect((await full.checkout()).lines).toHaveLength(1)
})

it('the cleanup deletes the cart of a device that was not changed for 365 days, whatever it contains', async () => {
  const { db, shop } = opened
  const [unused, used, customer] = [await buyer(opened), await buyer(opened), await buyer(opened, 'ada')]
  for (const one of [unused, used, customer]) await one.add('home-M')
  const before = await db.$count(cart)

  await db.update(cart).set({ usedAt: sql`now() - interval '366 days'` })
  await used.add('home-M')
  // The store API's clock in tests is not that of the database.
  const realTime = { ...shop, now: Date.now }
  await cleanUp(realTime)

  expect((await unused.checkout()).lines).toEqual([])
  expect((await used.checkout()).lines).toHaveLength(1)
  expect((await customer.checkout()).lines).toHaveLength(1)
  expect(await db.$count(cart)).toBeLessThan(before)
})

it('the cleanup deletes mails 30 days after they were sent, and no unsent ones', async () => {
  const { db, shop } = opened
  await db.delete(mail)
  for (const subject of ['sent', 'waiting']) await waitingMail(db, subject, opened.now())
  await db
    .update(mail)
    .set({ sentAt: new Date(opened.now()) })
    .where(eq(mail.subject, 'sent'))
  opened.advance(30 * DAY)
  await cleanUp(shop)
  expect(await db.$count(mail)).toBe(2)
  opened.advance(HOUR)
  await cleanUp(shop)
  expect((await db.select().from(mail)).map(({ subject }) => subject)).toEqual(['waiting'])
})
