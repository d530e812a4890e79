import { sql } from 'drizzle-orm'
import type { CartReply } from '../../../contract/entities/cart'
import type { Checkout } from '../../../contract/entities/checkout'
import type { ProductDetail } from '../../../contract/entities/product'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { readProductDocument } from '../../catalog/operations/read-product'
import { setProduct } from '../../catalog/operations/set-product'
import { readSpecifications } from '../../catalog/specification'
import type { OpenDatabase } from '../../db/database'
import { migrate } from '../../db/migrate'
import { applyEvent } from '../../payments/reconcile'
import type { LocalText } from '../../i18n/locale'
import { readRows } from '../../search/read-rows'
import { toNewOrder, PLACE } from '../checkout-shop'
import { fakePayments } from '../fake-payments'
import { openTestShop, testClient } from '../test-shop'
import { ARCHIVED, DEVICES, FILLED_AT, RENAMED, type StoredReply } from './fill-shop'
import { toCurrentFields } from './replies'
import { storedReplies } from './stored-shop'
import { diffRows, primaryKeys, readTables, type TableRows } from './table-rows'

/** Columns that were merged into `facet_values`. */
const FACET_COLUMNS = ['kind', 'colours', 'sizes']

/** Columns that became attributes and personalization. */
const PRODUCT_COLUMNS = ['details', 'custom_price']

/** A line of a specification as it was stored. */
interface Detail {
  name: LocalText
  value: LocalText
}

/**
 * Upgrades a shop that was filled by the release before the general model, and uses it: the same tests on each
 * database.
 * @param open the stored shop, not yet migrated
 * @param callStep 4 compares every fourth call
 */
export function upgradeSuite(open: () => Promise<OpenDatabase>, { callStep = 1 } = {}): void {
  const replies = storedReplies()
  const pay = fakePayments()
  let clock = FILLED_AT + 60_000
  let shop: Awaited<ReturnType<typeof openTestShop>>
  let before: TableRows
  let after: TableRows
  let applied: number

  beforeAll(async () => {
    const database = await open()
    before = await readTables(database.db)
    applied = await migrate(database.db)
    shop = await openTestShop({ database, catalogue: null, payments: pay.provider, now: () => (clock += 1) })
    after = await readTables(database.db)
  }, 120_000)
  afterAll(() => shop.close())

  /** Repeats a stored call by the same shopper. */
  const repeatCall = async ({ path, device, token }: Pick<StoredReply, 'path' | 'device' | 'token'>) =>
    testClient(shop.app, device)('GET', path, { token, now: (clock += 1) })
  const caller = (name: keyof typeof DEVICES) => {
    const device = DEVICES[name]
    const token = replies.find((reply) => reply.device === device && reply.token)?.token ?? ''
    return async (method: string, path: string, body?: unknown, idempotencyKey = '') =>
      testClient(shop.app, device)(method, path, { token, body, idempotencyKey, now: (clock += 1) })
  }

  it('applies every migration since, once', async () => {
    expect(applied).toBeGreaterThanOrEqual(1)
    expect(await migrate(shop.db)).toBe(0)
  })

  it('keeps every row with all its values', async () => {
    for (const table of ['product', 'variant', 'order', 'order_line', 'review', 'cart_line', 'address', 'former_key'])
      expect([table, before.get(table)?.length ?? 0]).not.toEqual([table, 0])
    const found = diffRows(before, after, await primaryKeys(shop.db))
    const movedPrefixes = [
      ...FACET_COLUMNS.map((name) => `listing_entry.${name}: `),
      ...PRODUCT_COLUMNS.map((name) => `product.${name}: `),
    ]
    const isMoved = (line: string) => movedPrefixes.some((start) => line.startsWith(start))
    expect(found.filter((line) => !isMoved(line))).toEqual(['facet_value.facet: "team" → "brand"'])
    for (const row of before.get('listing_entry') ?? []) {
      const now = after.get('listing_entry')?.find((one) => one.product_id === row.product_id)
      const values = FACET_COLUMNS.flatMap((name) => row[name])
      expect(now?.facet_values).toEqual(expect.arrayContaining(values))
    }
  })

  it('has each line of a specification as an attribute, and the price of name and number as a personalization', async () => {
    const rows = before.get('product') ?? []
    const specificationOf = await readSpecifications(
      shop.db,
      rows.map(({ key }) => key as string),
    )
    let lines = 0
    for (const row of rows) {
      const details = row.details as Detail[]
      lines += details.length
      const now = specificationOf(row.key as string).map(({ name, value }) => ({ name, value }))
      expect([row.key, now]).toEqual([row.key, details])
      const { personalization } = after.get('product')?.find(({ key }) => key === row.key) ?? {}
      expect((personalization as { price: number } | null)?.price ?? null).toBe(row.custom_price)
    }
    expect(lines).toBeGreaterThan(rows.length)
  })

  it('answers calls as before', async () => {
    const paths = replies.map(({ path }) => path)
    for (const part of ['/api/product/', '/review', '/question', '/api/former/', '/api/cart', '/api/address'])
      expect([part, paths.filter((path) => path.includes(part)).length]).not.toEqual([part, 0])
    for (const reply of replies.filter((_, at) => at % callStep === 0)) {
      const { code, data } = await repeatCall(reply)
      expect({ path: reply.path, code, data }).toMatchObject({
        path: reply.path,
        code: 0,
        data: toCurrentFields(reply.data) as object,
      })
    }
  }, 120_000)

  it('has each size as a value of an option, under the id that it had', async () => {
    const wrong = await readRows(
      shop.db,
      sql`select variant.sku from variant
        left join option_value on option_value.id = variant.value_ids[1]
        left join option_group on option_group.id = option_value.group_id and option_group.product_key = variant.product_key
        where cardinality(variant.value_ids) <> 1 or option_value.id is distinct from variant.id
          or option_value.name is distinct from variant.size or option_group.group_id is distinct from 2`,
    )
    expect(wrong).toEqual([])
  })

  it('archives what was withdrawn, and sells the rest', async () => {
    const rows = await readRows(shop.db, sql`select key from product where status <> 'active'`)
    expect(rows).toEqual([{ key: ARCHIVED }])
    expect((await caller('guest')('GET', `/api/product/${ARCHIVED}`)).response.status).toBe(404)
  })

  it('has in its listing what a change of the product would write', async () => {
    const read = () =>
      readRows<{ product_id: number }>(
        shop.db,
        sql`select product_id, team, array(select unnest(facet_values) order by 1) as facet_values, is_in_stock, categories,
          paid, is_on_sale, rating, released, place, is_withdrawn from listing_entry order by product_id`,
      )
    const migrated = await read()
    const ids = migrated.map(({ product_id }) => product_id)
    await shop.db.transaction((tx) => refreshCatalogEntries(tx, ids))
    expect(await read()).toEqual(migrated)
  })

  it('lets the owner change a product of before, and keeps the ids of what stays', async () => {
    const path = `/api/product/${RENAMED.to}`
    const { data } = await caller('guest')('GET', path)
    const detail = data as ProductDetail
    const stored = await shop.db.transaction((tx) =>
      readProductDocument(tx, { key: RENAMED.to, own: 'en', toAmount: (minor) => minor / 100 }),
    )
    const same = await setProduct(shop.shop, stored?.document, { actor: 'owner' })
    expect(same.outcome).toBe('same')
    const written = await setProduct(shop.shop, { key: RENAMED.to, price: 95 }, { actor: 'owner' })
    expect(written.outcome).toBe('changed')
    const changed = (await caller('guest')('GET', path)).data as ProductDetail
    expect({ ...changed, price: 0, specialPrice: null, lowestPrice: null }).toEqual({
      ...detail,
      ...{ price: 0, specialPrice: null, lowestPrice: null },
    })
    expect(changed.price).toBe(9500)
    const added = { key: 'a-new-one', name: 'A new one', price: 5, sku: 'NEW-1', stock: 3 }
    expect((await setProduct(shop.shop, added, { actor: 'owner' })).outcome).toBe('created')
  })

  it.each(['guest', 'mara', 'joel'] as const)('sells the cart of before: %s', async (name) => {
    const send = caller(name)
    const cart = (await send('GET', '/api/cart')).data as CartReply
    for (const { id, isWithdrawn } of cart.carts) if (isWithdrawn) await send('DELETE', `/api/cart/${id}`)
    const left = cart.carts.filter(({ isWithdrawn }) => !isWithdrawn)
    expect([name, left.length > 0, cart.carts.length - left.length]).toEqual([name, true, name === 'joel' ? 0 : 1])

    const countries = (await send('GET', '/api/country')).data as { id: number; iso?: string; name: string }[]
    const germany = String(countries.find(({ name: one }) => one === 'Germany')?.id)
    const typed = { email: `${name}@mail.example`, state: 'BY', countryId: germany, paymentMethod: 'visa' }
    const { methods } = (await send('PUT', '/api/checkout', { ...PLACE, ...typed })).data as Checkout
    const checkout = (await send('PUT', '/api/checkout', { shippingId: String(methods[0]?.id) })).data as Checkout
    const { code, data } = await send('POST', '/api/order', toNewOrder(checkout), `upgrade-${name}`)
    expect([code, data]).toEqual([0, expect.objectContaining({ number: expect.any(String) })])
    const { number } = data as { number: string }
    expect((await send('POST', `/api/order/${number}/pay`, { method: 'visa' })).code).toBe(0)
    await applyEvent(shop.shop, { ...pay.eventOf(pay.bank.pay(number)), id: `evt_of_${name}` })
    const lines = await readRows(
      shop.db,
      sql`select product_key as key, quantity, unit_price::float8 as price, size from order_line
        where order_id = (select id from "order" where number = ${number} and payment = 'paid') order by id`,
    )
    expect(lines).toEqual(
      left.map(({ product, quantity, price, specialPrice, optionList }) => ({
        key: product.key,
        quantity,
        price: specialPrice ?? price,
        size: optionList[0]?.title,
      })),
    )
  })
}
