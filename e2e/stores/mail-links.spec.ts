import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { createLink } from '../../store-api/customers/email-links'
import { mail, order, shipment } from '../../store-api/db/schema'
import type { OrderMailTemplate } from '../../store-api/mail/order-email-content'
import { writeMail, type NewMail } from '../../store-api/mail/write-mail'
import { writeOrderMail } from '../../store-api/mail/write-order-mail'
import { customerId } from '../../store-api/testing/accounts'
import { digestOf, openTestDatabase } from './test-database'

const NUMBER = 'TL-1001'

/** Every mail about an account, and the path its link leads to. */
const ACCOUNT_MAILS: Record<NewMail['template'], string> = {
  'verify-email': '/verify',
  'reset-password': '/reset-password',
  'choose-password': '/reset-password',
  'already-registered': '/login',
  'password-changed': '/forgot-password',
}

/** Every mail about an order. */
const ORDER_MAILS: Record<OrderMailTemplate, true> = {
  'order-placed': true,
  'order-paid': true,
  'order-shipped': true,
  'order-canceled': true,
  'order-refunded': true,
}

let testDatabase: Awaited<ReturnType<typeof openTestDatabase>>
// One shop for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  testDatabase = await openTestDatabase()
})
test.afterAll(() => testDatabase.close())

/** The addresses in the newest mail: only those of the shop and the carrier. */
async function linksOfMail(): Promise<string[]> {
  const [letter] = await testDatabase.db.delete(mail).returning()
  const written = `${letter?.text} ${letter?.html.replaceAll('&amp;', '&')}`
  const urls = [...written.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => new URL(address))
  const shopUrls = urls.filter(({ hostname }) => hostname !== 'parcel.example')
  expect(new Set(shopUrls.map(({ origin }) => origin))).toEqual(new Set(['https://shop.example']))
  return [...new Set(shopUrls.map(({ pathname, search }) => pathname + search))]
}

/** Follows a link through all redirects, with the cookies set on the way, as mail scanners do. */
async function followRedirects(link: string): Promise<number> {
  const cookies = new Map<string, string>()
  let path = link
  for (let step = 0; step < 5; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(testDatabase.url + path, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return response.status
    const { pathname, search } = new URL(location, testDatabase.url)
    path = pathname + search
  }
  throw new Error(`${link} leads nowhere`)
}

/** Opens every link of the mail, and expects that no row of the database has changed. */
async function expectNoChanges(expected: RegExp) {
  const links = await linksOfMail()
  expect(links.filter((link) => expected.test(link))).toHaveLength(1)
  const before = await digestOf(testDatabase.db)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  for (const link of links) expect([link, await followRedirects(link)]).toEqual([link, 200])
  expect(await digestOf(testDatabase.db)).toEqual(before)
}

for (const [template, path] of Object.entries(ACCOUNT_MAILS) as [NewMail['template'], string][])
  test(`opening the links of the mail ${template} changes nothing in the database`, async () => {
    const { db, shop } = testDatabase
    const purpose = template === 'verify-email' ? 'verify' : 'reset'
    // A working link: only that could be used up unnoticed.
    const token = await createLink(db, { customerId: await customerId(db, 'ada'), purpose, now: shop.now() })
    await writeMail(db, { recipient: 'ada@mail.example', template, values: { token } } as NewMail, shop)
    await expectNoChanges(new RegExp(`^${path}(\\?|$)`))
  })

for (const template of Object.keys(ORDER_MAILS) as OrderMailTemplate[])
  for (const who of ['customer', 'guest'] as const)
    test(`opening the links of the mail ${template} to a ${who} changes nothing in the database`, async () => {
      const { db, shop } = testDatabase
      const [seeded] = await db.select().from(order).where(eq(order.number, NUMBER))
      if (!seeded) throw new Error(`${NUMBER} was not seeded`)
      const isPaid = template !== 'order-placed'
      const change = { payment: isPaid ? ('paid' as const) : ('unpaid' as const), placedAt: new Date() }
      await db
        .update(order)
        .set({ ...change, ...(who === 'guest' && { customerId: null }) })
        .where(eq(order.id, seeded.id))
      const [parcel] = await db.select().from(shipment)
      const about = template === 'order-shipped' && parcel ? { shipmentId: parcel.id } : {}
      await writeOrderMail(db, { template, orderId: seeded.id, ...about }, shop)
      await expectNoChanges(who === 'guest' ? /^\/api\/order\/TL-1001\/open\?key=/ : /^\/account\/orders\/TL-1001$/)
      await db.update(order).set(seeded).where(eq(order.id, seeded.id))
    })
