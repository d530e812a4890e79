/** @jest-environment node */
import { eq, sql } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import { addressFieldsSchema } from '../../../contract/entities/address'
import { listAddresses } from '../../customers/addresses'
import { verifyPassword } from '../../customers/password'
import { LOCALES, type Locale } from '../../i18n/locale'
import { buildCatalogue } from '../catalogue/build-catalogue'
import { type Catalogue } from '../catalogue/catalogue'
import type { OpenDatabase } from '../../db/database'
import { migrate } from '../../db/migrate'
import { openTestDatabase } from '../../testing/database'
import { customer, message, order, orderLine, ticket, ticketRecord } from '../../db/schema'
import { readOrder } from '../../orders/read-order'
import { SMALL_ACCOUNTS } from '../../testing/accounts'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { listTickets } from '../../feedback/tickets'
import { accountsStep } from './accounts-step'
import { productsStep } from './products-step'
import { storefrontStep } from './store-step'

const NOW = Date.parse('2026-08-01T12:00:00Z')

/** A database with products, store and accounts. */
async function fill(catalogue: Catalogue, language: Locale): Promise<OpenDatabase> {
  const opened = await openTestDatabase()
  await migrate(opened.db)
  const steps = [
    productsStep(catalogue),
    storefrontStep(catalogue, NOW),
    accountsStep(catalogue, { now: NOW, language }),
  ]
  try {
    for (const step of steps) await opened.db.transaction((tx) => step.run(tx, () => {}))
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

describe('the demo shop', () => {
  let opened: OpenDatabase
  beforeAll(async () => (opened = await fill(buildCatalogue(), 'en')))
  afterAll(() => opened.close())

  it('has two customers who can log in', async () => {
    const people = await opened.db.select().from(customer).orderBy(customer.email)
    expect(people.map(({ email }) => email)).toEqual(['joel.demo@touchline.example', 'mara.demo@touchline.example'])
    for (const { passwordHash, verifiedAt } of people) {
      expect(await verifyPassword('touchline-demo', passwordHash)).toBe(true)
      expect(verifiedAt).toBeInstanceOf(Date)
    }
    expect(people[0]?.passwordHash).not.toBe(people[1]?.passwordHash)
  })

  it('has two valid addresses per customer, the first one as default', async () => {
    for (const { id } of await opened.db.select().from(customer)) {
      const book = await listAddresses({ db: opened.db, language: 'en' }, id)
      expect(book.map((entry) => [entry.isDefaultShipping, entry.isDefaultBilling])).toEqual([
        [true, true],
        [false, false],
      ])
      for (const { id: _, country: __, stateName: ___, ...fields } of book)
        addressFieldsSchema.validateSync(fields, { strict: true })
    }
  })

  it('has a customer, one to three lines and consistent totals for each order', async () => {
    const rows = await opened.db.select().from(order)
    expect(rows).toHaveLength(7)
    for (const { customerId, number, ...row } of rows) {
      const answer = await readOrder({ db: opened.db, language: 'en', now: () => NOW }, customerId ?? 0, number)
      CALLS.getOrder.response.validateSync(answer, { strict: true })
      const { lines, ...whole } = answer
      expect(lines.length).toBeGreaterThanOrEqual(1)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(whole.subTotal).toBe(lines.reduce((sum, { total }) => sum + total, 0))
      expect(whole.total).toBe(whole.subTotal - whole.discount + whole.shippingPrice)
      const sent = whole.shipments.reduce((sum, { pieces }) => sum + pieces, 0)
      if (row.shipping === 'shipped') expect(sent).toBe(whole.pieces)
      if (row.shipping === 'partial-shipment') expect(sent).toBeLessThan(whole.pieces)
    }
  })

  it('has printing only on printable products', async () => {
    const printed = await opened.db
      .select()
      .from(orderLine)
      .where(sql`${orderLine.customName} is not null`)
    expect(printed.map(({ customName }) => customName).sort()).toEqual(['MARA', 'OKAFOR'])
    for (const { productName, unitPrice } of printed)
      expect([productName, unitPrice > 7000]).toEqual([expect.stringContaining('home shirt'), true])
  })

  it('has four messages per customer, at least one unread, and a ticket in every state', async () => {
    for (const { id } of await opened.db.select().from(customer)) {
      const messages = await opened.db.select().from(message).where(eq(message.customerId, id))
      expect(messages).toHaveLength(4)
      expect(messages.filter(({ readAt }) => readAt === null).length).toBeGreaterThan(0)
      const { list } = await listTickets({ db: opened.db }, id, { page: 1, limit: 10 })
      expect(list.map(({ state }) => state)).toEqual(['waiting', 'replied', 'closed'])
    }
  })

  it('has tickets only about orders of the same customer', async () => {
    const rows = await opened.db.select().from(ticket).leftJoin(order, eq(order.number, ticket.orderNumber))
    for (const row of rows)
      expect(row.order?.customerId).toBe(row.ticket.orderNumber ? row.ticket.customerId : undefined)
  })

  it('has no times in the future', async () => {
    for (const { at } of await opened.db.select().from(ticketRecord)) expect(at.getTime()).toBeLessThan(NOW)
    for (const { sentAt } of await opened.db.select().from(message)) expect(sentAt.getTime()).toBeLessThan(NOW)
  })
})

describe('a small shop', () => {
  const small = { ...SMALL_CATALOGUE, accounts: SMALL_ACCOUNTS }

  it.each(LOCALES)('is seeded in its language: %s', async (language) => {
    const { db, close } = await fill(small, language)
    const ending = language === 'en' ? '' : ` (${language})`
    expect(await db.select().from(message)).toMatchObject(Array(4).fill({ subject: expect.stringMatching(/news/i) }))
    expect((await db.select().from(message))[0]?.text).toBe(`It was so.${ending}`)
    expect((await db.select().from(ticketRecord))[0]?.content).toBe(`Where is it?${ending}`)
    const [row] = await db.select().from(order).where(eq(order.number, 'TL-1001'))
    expect(row).toMatchObject({ shippingMethod: `Express${ending}`, note: `Ring twice${ending}` })
    expect(row?.billingAddress?.country).toBe(`United States${ending}`)
    expect((await db.select().from(orderLine))[0]?.productName).toBe(`Rovers home${ending}`)
    await close()
  })

  it.each([
    ['an unknown order', { number: 'TL-9' }, 'TL-9 is not an order'],
    ['an unknown SKU', { lines: [{ sku: 'gone', quantity: 1, custom: null }] }, 'gone'],
    ['an address the customer does not have', { shipTo: 5 }, 'TL-1001 goes to'],
    ['a shipping method that is not available', { shippingMethod: 'balloon' }, 'DE by balloon'],
  ])('is not filled with %s', async (_, change, reason) => {
    const orderContents = SMALL_ACCOUNTS.orderContents.slice(0, 1).map((content) => ({ ...content, ...change }))
    const wrong = { ...small, accounts: { ...SMALL_ACCOUNTS, orderContents } }
    await expect(fill(wrong, 'en')).rejects.toThrow(reason)
  })
})
