/** @jest-environment node */
import { eq, sql } from 'drizzle-orm'
import { auditLog, change, order, orderHistory, product, question, review } from '../../db/schema'
import type { Database } from '../../db/database'
import { readInvoice } from '../../orders/invoice/read-invoice'
import { signedIn } from '../../testing/accounts'
import { type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { cleanUp } from '../../jobs/cleanup'
import { erasePerson } from './erase-person'
import { fulfillOrder, seedPerson, PERSON, WORDS } from './testing'
/**
 * Every table is in one of these lists: a new one must be added, and the erasure must cover it if it contains personal
 * data.
 */
const PERSONAL_DATA_TABLES = [
  ...[
    'address',
    'attachment',
    'attempt',
    'cart_line',
    'checkout',
    'coupon_use',
    'customer',
    'mail',
    'message',
    'order',
    'order_line',
  ],
  ...['question', 'review', 'shipment', 'subscriber', 'ticket_record'],
]
/** Linked by the number of the account, or by a device. */
const LINKED_TABLES = ['captcha', 'cart', 'idempotent_call', 'link_token', 'session', 'ticket']
/** Records of orders, without personal data. */
const ORDER_TABLES = ['order_history', 'payment', 'payment_event', 'refund']
const OTHER_TABLES = [
  ...[
    'accepted_sign',
    'address_redirect',
    'former_name',
    'attribute',
    'audit_log',
    'category',
    'change',
    'change_notice',
    'content_page',
    'country',
  ],
  ...['coupon', 'extension_script', 'facet_value', 'former_key', 'home_section', 'import_mapping', 'listing_entry'],
  ...['media', 'media_source', 'menu', 'option_group', 'option_value', 'picture', 'price_change', 'product'],
  ...['product_attribute', 'product_category', 'product_relation', 'product_search', 'search_count', 'search_word'],
  ...['seeding', 'shipping_method', 'shipping_rate', 'store', 'tax_rate', 'variant'],
]

const ERASE_INPUT = { email: PERSON.email, actor: 'tess', isDryRun: false, invoiceYears: 10 }

/** Names of all tables the shop has, but the record of migrations. */
async function tableNames(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

/** Every column that contains any of some words, in any letter case: `order.email`. */
async function findInDatabase(db: Database, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await tableNames(db)) {
    const { rows } = (await db.execute(
      sql`select row_to_json(one) as row from ${sql.identifier(table)} one`,
    )) as unknown as { rows: { row: Record<string, unknown> }[] }
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value)?.toLowerCase() ?? ''
        if (words.some((word) => text.includes(word.toLowerCase()))) found.add(`${table}.${column}`)
      }
  }
  return [...found].sort()
}

let opened: CheckoutShop
let person: Awaited<ReturnType<typeof seedPerson>>
const open = async () => {
  opened = await openCheckoutShop()
  person = await seedPerson(opened)
}
const close = () => opened.close()

const tablesOf = (columns: string[]) => [...new Set(columns.map((column) => column.split('.')[0]))].sort()

const erase = (input: Partial<typeof ERASE_INPUT> = {}) => erasePerson(opened.shop, { ...ERASE_INPUT, ...input })

/** Columns that refer to accounts, by the constraints of the database. */
async function accountColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = (await opened.db.execute(sql`
    select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'customer'::regclass`)) as unknown as {
    rows: { table: string; column: string }[]
  }
  return rows
}

const EMPTY = { name: '', street: '', city: '', postalCode: '', phone: '' }

describe('the erasure of a person', () => {
  let ids: string[]
  let before: Awaited<ReturnType<typeof snapshot>>
  let result: Awaited<ReturnType<typeof erase>>

  /** The data compared before and after. */
  async function snapshot() {
    const ada = await signedIn(opened, 'ada', opened.now)
    const get = async (path: string) => (await ada('GET', path, { now: opened.tick() })).data
    return {
      words: await findInDatabase(opened.db, WORDS),
      ids: await findInDatabase(opened.db, ids),
      order: await person.numberOf(person.own),
      steps: await opened.db.$count(orderHistory),
      other: [
        await get('/api/order?page=1&limit=10'),
        await get('/api/address'),
        await get('/api/ticket?page=1&limit=10'),
      ],
    }
  }
  beforeAll(async () => {
    await open()
    ids = [person.device, `customer:${person.customerId}`]
    before = await snapshot()
    result = await erase()
  })
  afterAll(close)

  it('covers every table of the database', async () => {
    const known = [...PERSONAL_DATA_TABLES, ...LINKED_TABLES, ...ORDER_TABLES, ...OTHER_TABLES].sort()
    expect(await tableNames(opened.db)).toEqual(known)
  })

  it('leaves email, names, street and phone nowhere but on invoices that are due', async () => {
    expect(result).toMatchObject({ outcome: 'erased' })
    expect(tablesOf(before.words)).toEqual(PERSONAL_DATA_TABLES)
    expect(await findInDatabase(opened.db, WORDS)).toEqual(['order.billing_address'])
    expect(await findInDatabase(opened.db, [PERSON.email, PERSON.phone])).toEqual([])
  })

  it('leaves account and devices nowhere; its audit record has only the number of the account', async () => {
    expect(tablesOf(before.ids)).toEqual(expect.arrayContaining(['captcha', 'cart', 'idempotent_call', 'session']))
    expect(await findInDatabase(opened.db, ids)).toEqual(['audit_log.key'])
    const columns = await accountColumns()
    expect(columns.length).toBeGreaterThan(5)
    for (const { table, column } of columns) {
      const { rows } = (await opened.db.execute(sql`
        select 1 from ${sql.identifier(table.replaceAll('"', ''))}
        where ${sql.identifier(column)} = ${person.customerId}`)) as unknown as { rows: unknown[] }
      expect([table, rows.length]).toEqual([table, 0])
    }
  })

  it('keeps items, amounts, taxes and times of orders, with country and state, and their invoices', async () => {
    const after = await person.numberOf(person.own)
    const remaining = [
      'number',
      'placedAt',
      'payment',
      'shipping',
      'subTotal',
      'discount',
      'total',
      'shown',
      'tax',
      'coupon',
    ] as const
    for (const field of remaining) expect([field, after?.[field]]).toEqual([field, before.order?.[field]])
    const country = before.order?.shippingAddress?.country
    expect(after?.shippingAddress).toEqual({ ...EMPTY, country, state: 'Bayern' })
    expect(await opened.db.$count(orderHistory)).toBe(before.steps)
    if (!after) throw new Error('the order is gone')
    const invoice = await readInvoice(opened.shop, after)
    expect(invoice.billing.join('\n')).toContain(PERSON.lastname)
    expect(invoice.shipping).toEqual(['Bayern', country])
    expect(invoice.sums.length).toBeGreaterThan(2)
  })

  it('reaches guest orders with the email', async () => {
    expect(await person.numberOf(person.ofGuest)).toMatchObject({ email: '', device: '', customerId: null })
  })

  it('keeps approved reviews and answered questions without a name, and deletes those whose text contains it', async () => {
    const reviews = await opened.db.select().from(review).where(eq(review.author, 'Former customer'))
    expect(reviews.map(({ productKey, customerId }) => [productKey, customerId])).toEqual([['home', null]])
    const questions = await opened.db.select().from(question).where(eq(question.author, 'Former customer'))
    expect(questions.map((row) => row.question.en)).toEqual(['Is it warm enough?'])
    const [away] = await opened.db.select().from(product).where(eq(product.key, 'away'))
    expect(away?.stars[0]).toBe(0)
    const changes = await opened.db.select().from(change)
    expect(changes.map(({ what }) => what)).toEqual(expect.arrayContaining(['review:home', 'review:away']))
  })

  it('ends the session at once', async () => {
    await expect(person.send('GET', '/api/user')).rejects.toThrow(/401/)
  })

  it('does not change the data of others', async () => {
    expect((await snapshot()).other).toEqual(before.other)
  })

  it('is recorded with actor, time and counts, but not with the person', async () => {
    const [record] = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'erasure'))
    expect(record).toMatchObject({ actor: 'tess', key: `customer:${person.customerId}`, before: null })
    expect(record?.after).toMatchObject({ accounts: 1, orders: 2, addresses: 1, tickets: 1, reviews: 3, questions: 3 })
  })

  it('finds no more data if repeated', async () => {
    expect(await erase()).toMatchObject({ outcome: 'unknown' })
  })

  it('removes the recipient from invoices once ten years are over, counted from the end of the year', async () => {
    const passTo = (date: string) => opened.advance(Date.parse(date) - opened.now())
    passTo('2036-12-31T23:00:00Z')
    await cleanUp(opened.shop)
    expect(await findInDatabase(opened.db, WORDS)).toEqual(['order.billing_address'])
    passTo('2037-01-01T00:00:01Z')
    await cleanUp(opened.shop)
    expect(await findInDatabase(opened.db, WORDS)).toEqual([])
  })
})

describe('before anything is erased', () => {
  beforeAll(open)
  afterAll(close)

  it('a dry run reports the counts, and changes nothing', async () => {
    const before = await findInDatabase(opened.db, WORDS)
    expect(await erase({ isDryRun: true })).toMatchObject({ outcome: 'erased', counts: { accounts: 1, orders: 2 } })
    expect(await findInDatabase(opened.db, WORDS)).toEqual(before)
    expect(await opened.db.$count(auditLog, eq(auditLog.kind, 'erasure'))).toBe(0)
  })

  it.each(['', ' ', 'tess'])('%j is refused: orders without an email are not those of one person', async (email) => {
    await opened.db.update(order).set({ email: '' }).where(eq(order.number, person.ofGuest))
    const before = await findInDatabase(opened.db, WORDS)
    await expect(erase({ email })).rejects.toThrow(`“${email}” is no email address.`)
    expect(await findInDatabase(opened.db, WORDS)).toEqual(before)
    await opened.db.update(order).set({ email: PERSON.email }).where(eq(order.number, person.ofGuest))
  })

  const refused = async (reason: RegExp) => {
    const before = await findInDatabase(opened.db, WORDS)
    expect(await erase()).toMatchObject({ outcome: 'refused', reasons: [expect.stringMatching(reason)] })
    expect(await findInDatabase(opened.db, WORDS)).toEqual(before)
  }

  it('an order that waits for its payment blocks the erasure', async () => {
    const number = await person.buy()
    await refused(new RegExp(`^Order ${number} waits for its payment`))
    await opened.db.delete(order).where(eq(order.number, number))
  })

  it('an order that is being refunded blocks it', async () => {
    const row = await person.numberOf(person.own)
    await opened.db.execute(sql`insert into refund (id, order_id, amount, created_at, next_attempt_at)
      values ('x', ${row?.id}, 100, now(), now())`)
    await refused(/is being refunded/)
    await opened.db.execute(sql`delete from refund`)
  })

  it('an order that is paid and not shipped blocks it, and one in transit does for a month', async () => {
    await person.add('shorts-M')
    const number = await person.buy()
    const change = (row: object) => opened.db.update(order).set(row).where(eq(order.number, number))
    const { payUntil } = await opened.orderRow(number)
    await change({ payment: 'paid', payUntil: null })
    await refused(/is paid and not sent/)
    await change({ payment: 'unpaid', payUntil })
    await fulfillOrder(opened, number, person.send)
    await opened.db.execute(sql`update shipment set delivered_at = null`)
    expect((await erase()).reasons).toContain(`Order ${number} is on its way: deliver notes that it has arrived.`)
    opened.advance(31 * 86_400_000)
    expect(await erase({ invoiceYears: 0 })).toMatchObject({ outcome: 'erased' })
  })

  it('removes the person completely if no invoice has to be kept', async () => {
    expect(await findInDatabase(opened.db, WORDS)).toEqual([])
  })
})
