/** @jest-environment node */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readShop } from '../cli/read-documents'
import { openTable } from '../import/table'
import { applyDocuments } from '../../catalog/operations/apply-documents'
import { withoutPictures } from '../../catalog/operations/known-pictures'
import { setProduct } from '../../catalog/operations/set-product'
import { applyExample } from '../../testing/example-shops'
import { exportTo, filesOf, importFrom, openShops, type TestShop } from './testing'
import { exported, isSameAgain } from './shop/testing'

/**
 * The shops of `examples/`, exported in every form. Opening one takes seconds, so each is opened once; no export changes
 * it.
 */

/** Number of books: the tea shop has more products than a batch. */
const BOOKS = 26

const shops = openShops()
const examples = openShops()
afterEach(() => shops.closeShops())
afterAll(async () => {
  await examples.closeShops()
  examples.close()
  shops.close()
})

const opened = new Map<string, Promise<TestShop>>()

async function fill(name: 'tea' | 'books'): Promise<TestShop> {
  const shop = await examples.open(true)
  const drawn = examples.nextPath('-drawn')
  mkdirSync(drawn)
  await applyExample(shop.shop, name, { folder: drawn, books: BOOKS })
  return shop
}

/** A shop of `examples/`. */
function openExample(name: 'tea' | 'books'): Promise<TestShop> {
  const shop = opened.get(name) ?? fill(name)
  opened.set(name, shop)
  return shop
}

/** Documents of a folder; pictures that are not named are ignored. */
const documentsOf = async (path: string) =>
  (await readShop(join(path, 'shop.yaml'))).map((document) => ({
    ...document,
    input: withoutPictures(document.input as object),
  }))

describe('a shop that is exported', () => {
  it.each(['tea', 'books'] as const)(
    'is the same again: the example %s',
    async (name) => {
      const { path, written } = await isSameAgain(shops, await openExample(name))
      expect(written.products).toBeGreaterThan(25)
      expect(readdirSync(join(path, 'pictures'))).toHaveLength(written.pictures)
      const kinds = (await readShop(join(path, 'shop.yaml'))).map(({ kind }) => kind)
      const expected = (await readShop(join('examples', name, 'shop.yaml'))).map(({ kind }) => kind)
      const count = (all: string[], kind: string) => all.filter((one) => one === kind).length
      for (const kind of ['tax', 'shipping', 'attribute', 'category', 'menu', 'section', 'page', 'country'])
        expect([kind, count(kinds, kind)]).toEqual([kind, count(expected, kind)])
    },
    240_000,
  )

  it('changes nothing in the shop it came from', async () => {
    const shop = await openExample('tea')
    const { path } = await exported(shops, shop)
    const results = await applyDocuments(shop.shop, await documentsOf(path), { actor: 'owner' })
    expect(results.filter(({ outcome }) => outcome !== 'same')).toEqual([])
  }, 120_000)
})

it.each([
  ['tea', 'csv'],
  ['books', 'yaml'],
] as const)(
  'the example %s, read as %s, gives the same bytes in both forms, pictures included',
  async (name, read) => {
    const exportBoth = async (shop: TestShop) => {
      const pictures = shops.nextPath('-pictures')
      const csv = await exportTo(shop, shops.nextPath('.csv'), { format: 'csv', pictures })
      return { csv, yaml: await exportTo(shop, shops.nextPath('.yaml'), { format: 'yaml' }), pictures }
    }
    const first = await exportBoth(await openExample(name))
    expect(first.csv.counted.products).toBeGreaterThan(25)
    const empty = await shops.open(true)
    const { summary } = await importFrom(empty, first[read].path, first.pictures)
    expect([summary.counts.refused, summary.pictureProblems]).toEqual([0, 0])
    const again = await exportBoth(empty)
    expect(again.csv.text).toBe(first.csv.text)
    expect(again.yaml.text).toBe(first.yaml.text)
    expect(filesOf(again.pictures)).toEqual(filesOf(first.pictures))
  },
  240_000,
)

describe('the tea shop in Shopify’s form', () => {
  it('gives the same products in an empty shop, and the same file again', async () => {
    const [shop, empty] = [await openExample('tea'), await shops.open(true)]
    const guarded = { key: '-minus', name: '=1+1', brand: '@brand', price: 3, sku: '+SKU', description: '<p>x</p>' }
    await setProduct(shop.shop, guarded, { actor: 'owner' })
    const export_ = async (from: TestShop) => {
      const pictures = shops.nextPath('-pictures')
      return { pictures, ...(await exportTo(from, shops.nextPath('.csv'), { as: 'shopify', pictures })) }
    }
    const first = await export_(shop)
    expect(first.text.startsWith('Title,URL handle,')).toBe(true)
    expect(first.text).toContain("'=1+1,'-minus,")
    const { summary, dialect } = await importFrom(empty, first.path, first.pictures)
    expect([dialect, summary.counts.refused, summary.pictureProblems]).toEqual(['shopify', 0, 0])
    expect(summary.counts.created).toBe(first.counted.products)
    const again = await export_(empty)
    expect(again.counted).toEqual(first.counted)
    expect(await cellsOf(again.path)).toEqual(await cellsOf(first.path))
  }, 240_000)
})

/** All cells of a table; of pictures whether there is one, since each gets the key of its product in its name. */
async function cellsOf(path: string) {
  const { headings, rows } = await openTable(path)
  const cells: string[][] = []
  for await (const row of rows)
    cells.push(
      headings.map((heading) => (/image URL$/.test(heading) ? String(row.get(heading) !== '') : row.whole(heading))),
    )
  return { headings, cells }
}
