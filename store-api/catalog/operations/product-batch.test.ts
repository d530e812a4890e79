/** @jest-environment node */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { readRows } from '../../search/read-rows'
import { type AnyProduct, anyProduct, renamed } from '../../testing/any-product'
import { openTestShop } from '../../testing/test-shop'
import { applyDocuments, type DocumentResult, type KindDocument } from './apply-documents'
import { setProducts } from './set-product'

type TestShop = Awaited<ReturnType<typeof openTestShop>>

const NOW = Date.parse('2026-03-01T10:00:00Z')
const CATEGORIES = ['clubs', 'rovers']

/** A shop with a fixed clock that tests can set. */
async function openShop(): Promise<TestShop & { setTime: (time: number) => void }> {
  let time = NOW
  const opened = await openTestShop({ now: () => time })
  return { ...opened, setTime: (next) => (time = next) }
}

/** All stored data of products, without ids. */
async function contentOf({ db }: TestShop): Promise<Record<string, unknown>> {
  const rows = async (query: ReturnType<typeof sql>) =>
    (await readRows<{ row: unknown }>(db, query)).map(({ row }) => row)
  return {
    products: await rows(sql`select to_jsonb(p) - 'id' as row from product p order by key`),
    variants: await rows(sql`select to_jsonb(v) - 'id' - 'value_ids' || jsonb_build_object('values', array(
        select o.name from unnest(v.value_ids) with ordinality as chosen (id, place)
        join option_value o on o.id = chosen.id order by place)) as row
      from variant v order by product_key, sku`),
    options: await rows(sql`select to_jsonb(g) - 'id' || jsonb_build_object('values', array(
        select to_jsonb(o) - 'id' - 'group_id' from option_value o where o.group_id = g.id order by o.position)) as row
      from option_group g order by product_key, position`),
    categories: await rows(sql`select to_jsonb(c) as row from product_category c order by product_key, position`),
    attributes:
      await rows(sql`select to_jsonb(a) - 'attribute_id' - 'facet_value_ids' || jsonb_build_object('facets', array(
        select facet || ':' || key from facet_value where id = any(a.facet_value_ids) order by 1)) as row
      from product_attribute a order by product_key, position`),
    entries: await rows(sql`select to_jsonb(e) - 'product_id' - 'team' - 'facet_values' - 'tx' - 'updated_at' - 'shown'
        || jsonb_build_object('key', p.key, 'brand', (select key from facet_value where id = e.team), 'facets', array(
          select facet || ':' || key from facet_value where id = any(e.facet_values) order by 1)) as row
      from listing_entry e join product p on p.id = e.product_id order by p.key`),
    facets: await rows(sql`select to_jsonb(array_agg(key order by position, id)) as row from facet_value
      group by facet order by facet`),
    search: await rows(sql`select to_jsonb(s) - 'product_id' || jsonb_build_object('key', p.key) as row
      from product_search s join product p on p.id = s.product_id order by p.key, s.language`),
    words: await rows(
      sql`select to_jsonb(w) - 'written' as row from search_word w order by language, word collate "C"`,
    ),
    prices: await rows(sql`select to_jsonb(c) - 'id' - 'variant_id' || jsonb_build_object('sku', v.sku) as row
      from price_change c left join variant v on v.id = c.variant_id order by c.product_key, v.sku nulls first, c.at, c.price`),
    audit: await rows(sql`select to_jsonb(a) - 'id' as row from audit_log a order by key, id`),
    outbox: await rows(sql`select distinct to_jsonb(what) as row from change order by 1`),
    pictures: await rows(sql`select to_jsonb(p) as row from picture p order by name`),
  }
}

const outcome = ({ key, outcome: of, problems, notes, differences }: DocumentResult) => ({
  ...{ key, of, problems, notes },
  categories: differences.filter(({ path }) => path.startsWith('categories')),
})

/** Documents that share SKUs, values and brands, some of them invalid. */
const documents = fc
  .array(
    fc.tuple(
      anyProduct(CATEGORIES),
      fc.record({
        brand: fc.constantFrom('North', 'South', ''),
        sku: fc.constantFrom('A', 'B', 'C', undefined),
        hasUnknownCategory: fc.boolean(),
        specialPrice: fc.option(fc.constantFrom(0.01, 0.5), { nil: undefined }),
        attributes: fc.constantFrom(undefined, {}, { origin: 'Assam' }, { origin: 'Yunnan', notes: ['malt', 'oak'] }),
      }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map(([product, { brand, sku, hasUnknownCategory, specialPrice, attributes }], place): KindDocument => {
      const named = renamed(product, `batch-${place}`)
      const { variants } = named as AnyProduct & { variants?: { sku: string }[] }
      const shared = variants
        ? { variants: variants.map((one, at) => (at === 0 && sku ? { ...one, sku } : one)) }
        : { sku }
      const categories = hasUnknownCategory && place === 2 ? ['nowhere'] : named.categories
      const input = { ...named, ...shared, brand, specialPrice, attributes, categories, key: `batch-${place}` }
      return { kind: 'product', source: `document ${place}`, input: JSON.parse(JSON.stringify(input)) as unknown }
    }),
  )

const ATTRIBUTES: KindDocument[] = [
  { kind: 'attribute', source: '', input: { key: 'origin', name: 'Origin', kind: 'text', isFilter: true } },
  { kind: 'attribute', source: '', input: { key: 'notes', name: 'Notes', kind: 'list', isFilter: true } },
]

describe('products written together', () => {
  it('are stored as if written one by one: documents, facets, search, prices, records and messages', async () => {
    await fc.assert(
      fc.asyncProperty(documents, documents, async (first, second) => {
        const [together, alone] = [await openShop(), await openShop()]
        try {
          await applyDocuments(together.shop, ATTRIBUTES, { actor: 'owner' })
          await applyDocuments(alone.shop, ATTRIBUTES, { actor: 'owner' })
          for (const [round, some] of [first, second].entries()) {
            for (const shop of [together, alone]) shop.setTime(NOW + round * 86_400_000)
            const planned = await applyDocuments(together.shop, some, { actor: 'owner', isDryRun: true })
            const results = await applyDocuments(together.shop, some, { actor: 'owner' })
            const singly = []
            for (const one of some) singly.push(...(await applyDocuments(alone.shop, [one], { actor: 'owner' })))
            expect(results).toEqual(singly)
            expect(results).toHaveLength(some.length)
            expect(planned.map(outcome)).toEqual(results.map(outcome))
          }
          expect(await contentOf(together)).toEqual(await contentOf(alone))
        } finally {
          await together.close()
          await alone.close()
        }
      }),
      { numRuns: 6 },
    )
  }, 300_000)

  it('take a SKU that one before them gives up, and none that one before them takes', async () => {
    const opened = await openShop()
    const cup = (key: string, sku: string) => ({ key, name: key, price: 5, sku, stock: 1 })
    const apply = (...inputs: object[]) =>
      applyDocuments(
        opened.shop,
        inputs.map((input): KindDocument => ({ kind: 'product', source: '', input })),
        { actor: 'owner' },
      )
    await apply(cup('first', 'A'))
    const [given, taken, refused] = await apply(cup('first', 'B'), cup('second', 'A'), cup('third', 'B'))
    expect([given?.outcome, taken?.outcome, refused?.outcome]).toEqual(['changed', 'created', 'refused'])
    expect(refused?.problems).toEqual(['sku: B is a SKU of the product first'])
    await opened.close()
  })

  it('are written one by one where the database refuses one of them, which is told', async () => {
    const opened = await openShop()
    // A time that PostgreSQL does not have.
    const bad = { key: 'bad', name: 'Bad', price: 5, releasedAt: new Date(8.64e15) }
    const settled = await setProducts(opened.shop, [{ key: 'good', name: 'Good', price: 5 }, bad], { actor: 'owner' })
    expect(settled).toMatchObject([{ written: { outcome: 'created' } }, { error: { name: 'DocumentError' } }])
    await opened.close()
  })
})
