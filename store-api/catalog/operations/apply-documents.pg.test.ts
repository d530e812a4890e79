/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { readShop } from '../../admin/cli/read-documents'
import { createEmptyShop } from '../../db/empty-shop'
import { DATABASE_TIMEOUTS_MS } from '../../db/postgres'
import { auditLog, facetValue, optionValue, product, variant } from '../../db/schema'
import { openCheckoutShop, buyer } from '../../testing/checkout-shop'
import { migratedPostgres } from '../../testing/database'
import { openTestShop } from '../../testing/test-shop'
import { applyDocuments, type KindDocument } from './apply-documents'
import { withoutPictures } from './known-pictures'

const BY = { actor: 'owner' }

/** Each fifth product of the tea shop with all that products name, without pictures, which a program draws. */
async function teaShop(): Promise<KindDocument[]> {
  const documents = await readShop('examples/tea/shop.yaml')
  const products = documents.filter(({ kind }) => kind === 'product').filter((_, place) => place % 5 === 0)
  const keys = products.map(({ input }) => (input as { key: string }).key)
  return documents.flatMap((document) => {
    if (document.kind !== 'product') return document
    if (!products.includes(document)) return []
    const input = withoutPictures(document.input as { key: string })
    // Each goes with the next: of those written first, the other is not there yet.
    const next = keys[(keys.indexOf(input.key) + 1) % keys.length]
    return { ...document, input: { ...input, related: { 'goes-with': [next] } } }
  })
}

/** Enough that a dry run of them lasts longer than an order. */
const OTHERS = 400

const key = ({ key, kind }: { key: string; kind: string }) => `${kind} ${key}`

describe('on PostgreSQL, at the same time', () => {
  it('two applies of one folder write one shop: each document once, none refused, a third changes nothing', async () => {
    const { shop, db, close } = await openTestShop({ catalogue: null, database: await migratedPostgres() })
    await createEmptyShop(db, 'https://tea.example')
    const documents = await teaShop()
    const runs = await Promise.all([1, 2].map(() => applyDocuments(shop, documents, BY)))
    const results = runs.flat()
    expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([])
    const created = results.filter(({ outcome }) => outcome === 'created').map(key)
    expect(created.toSorted()).toEqual([...new Set(created)].toSorted())
    expect(created.filter((one) => one.startsWith('product'))).toHaveLength(12)
    const third = await applyDocuments(shop, documents, BY)
    expect(third.filter(({ outcome }) => outcome !== 'same').map(key)).toEqual([])
    // Nothing is there twice.
    const keys = (await db.select().from(product)).map((row) => row.key)
    expect(keys).toHaveLength(new Set(keys).size)
    const values = await db.select().from(facetValue)
    expect(new Set(values.map((row) => `${row.facet} ${row.key}`)).size).toBe(values.length)
    const options = await db.select().from(optionValue)
    expect(new Set(options.map(({ groupId, name }) => `${groupId} ${name.en}`)).size).toBe(options.length)
    const variants = await db.select().from(variant)
    expect(new Set(variants.map((row) => `${row.productKey} ${row.valueIds.join()}`)).size).toBe(variants.length)
    await close()
  }, 180_000)

  it('a dry run of products makes no order of them wait, and leaves nothing behind', async () => {
    const opened = await openCheckoutShop({ database: await migratedPostgres({ ...DATABASE_TIMEOUTS_MS, lock: 300 }) })
    const input = { name: 'Other', model: 'OTHER', price: 1, stock: 1 }
    const named = ['home', 'away', 'shorts'].map((one) => ({ key: one, name: input.name, model: input.model }))
    const others = Array.from({ length: OTHERS }, (_, n) => ({
      ...input,
      key: `new-${n}`,
      related: { 'goes-with': ['home'] },
    }))
    const documents = [...named, ...others].map((one) => ({ kind: 'product' as const, input: one, source: '' }))
    const one = await buyer(opened)
    await one.add('home-M')
    await one.fillIn()
    const before = await opened.stockOf('home-M')
    let isRunning = true
    const started: { order?: Promise<boolean> } = {}
    const order = async () => {
      const { code } = await one.place()
      expect(code).toBe(0)
      expect((await one.add('away-M')).code).toBe(0)
      return isRunning
    }
    const results = await applyDocuments(opened.shop, documents, {
      ...BY,
      isDryRun: true,
      onResult: ({ key: known }) => {
        if (known === 'shorts') started.order = order()
      },
    })
    isRunning = false
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...Array(3).fill('changed'),
      ...Array(OTHERS).fill('created'),
    ])
    expect(await started.order).toBe(true)
    expect(await opened.stockOf('home-M')).toBe((before ?? 0) - 1)
    expect(await opened.db.$count(auditLog)).toBe(0)
    expect(await opened.db.$count(product, eq(product.model, 'OTHER'))).toBe(0)
    await opened.close()
  }, 60_000)
})
