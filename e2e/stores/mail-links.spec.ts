import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { newLink } from '../../store-api/customers/email-links'
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

let opened: Awaited<ReturnType<typeof openTestDatabase>>
// One shop for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  opened = await openTestDatabase()
})
test.afterAll(() => opened.close())

/** The addresses in the newest mail: only those of the shop and the carrier. */
async function linksOfMail(): Promise<string[]> {
  const [letter] = await opened.db.delete(mail).returning()
  const written = `${letter?.text} ${letter?.html.replaceAll('&amp;', '&')}`
  const urls = [...written.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => new URL(address))
  const own = urls.filter(({ hostname }) => hostname !== 'parcel.example')
  expect(new Set(own.map(({ origin }) => origin))).toEqual(new Set(['https://shop.example']))
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}

/** Follows a link through all redirects, with the cookies set on the way, as mail scanners do. */
async function follow(link: string): Promise<number> {
  const cookies = new Map<string, string>()
  let path = link
  for (let step = 0; step < 5; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(opened.url + path, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return response.status
    const { pathname, search } = new URL(location, opened.url)
    path = pathname + search
  }
  throw new Error(`${link} leads nowhere`)
}

/** Opens every link of the mail, and expects that no row of the database has changed. */
async function changesNothing(expected: RegExp) {
  const links = await linksOfMail()
  expect(links.filter((link) => expected.test(link))).toHaveLength(1)
  const before = await digestOf(opened.db)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  for (const link of links) expect([link, await follow(link)]).toEqual([link, 200])
  expect(await digestOf(opened.db)).toEqual(before)
}

for (const [template, path] of Object.entries(ACCOUNT_MAILS) as [NewMail['template'], string][])
  test(`opening the links of the mail ${template} changes nothing in the database`, async () => {
    const { db, shop } = opened
    const purpose = template === 'verify-email' ? 'verify' : 'reset'
    // A working link: only that could be used up unnoticed.
    const token = await newLink(db, { customerId: await customerId(db, 'ada'), purpose, now: shop.now() })
    await writeMail(db, { recipient: 'ada@mail.example', template, values: { token } } as NewMail, shop)
    await changesNothing(new RegExp(`^${path}(\\?|$)`))
  })

for (const template of Object.keys(ORDER_MAILS) as OrderMailTemplate[])
  for (const who of ['customer', 'guest'] as const)
    test(`opening the links of the mail ${template} to a ${who} changes nothing in the database`, async () => {
      const { db, shop } = opened
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
      await changesNothing(who === 'guest' ? /^\/api\/order\/TL-1001\/open\?key=/ : /^\/account\/orders\/TL-1001$/)
      await db.update(order).set(seeded).where(eq(order.id, seeded.id))
    })
