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
import { exportToFolder, expectRoundTrip } from './shop/testing'

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

async function openFilledShop(name: 'tea' | 'books'): Promise<TestShop> {
  const shop = await examples.open(true)
  const pictureFolder = examples.nextPath('-drawn')
  mkdirSync(pictureFolder)
  await applyExample(shop.shop, name, { folder: pictureFolder, books: BOOKS })
  return shop
}

/** A shop of `examples/`. */
function openExample(name: 'tea' | 'books'): Promise<TestShop> {
  const shop = opened.get(name) ?? openFilledShop(name)
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
    'survives a round trip: the example %s',
    async (name) => {
      const { path, counts } = await expectRoundTrip(shops, await openExample(name))
      expect(counts.products).toBeGreaterThan(25)
      expect(readdirSync(join(path, 'pictures'))).toHaveLength(counts.pictures)
      const kinds = (await readShop(join(path, 'shop.yaml'))).map(({ kind }) => kind)
      const expected = (await readShop(join('examples', name, 'shop.yaml'))).map(({ kind }) => kind)
      const count = (all: string[], kind: string) => all.filter((one) => one === kind).length
      for (const kind of ['tax', 'shipping', 'attribute', 'category', 'menu', 'section', 'page', 'country'])
        expect([kind, count(kinds, kind)]).toEqual([kind, count(expected, kind)])
    },
    240_000,
  )

  it('changes nothing when applied to its own shop', async () => {
    const shop = await openExample('tea')
    const { path } = await exportToFolder(shops, shop)
    const results = await applyDocuments(shop.shop, await documentsOf(path), { actor: 'owner' })
    expect(results.filter(({ outcome }) => outcome !== 'same')).toEqual([])
  }, 120_000)
})

it.each([
  ['tea', 'csv'],
  ['books', 'yaml'],
] as const)(
  'the example %s, imported as %s, yields the same bytes in both formats, pictures included',
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
    const second = await exportBoth(empty)
    expect(second.csv.text).toBe(first.csv.text)
    expect(second.yaml.text).toBe(first.yaml.text)
    expect(filesOf(second.pictures)).toEqual(filesOf(first.pictures))
  },
  240_000,
)

describe('the tea shop in Shopify’s form', () => {
  it('yields the same products in an empty shop, and the same file', async () => {
    const [shop, empty] = [await openExample('tea'), await shops.open(true)]
    const unsafeProduct = {
      key: '-minus',
      name: '=1+1',
      brand: '@brand',
      price: 3,
      sku: '+SKU',
      description: '<p>x</p>',
    }
    await setProduct(shop.shop, unsafeProduct, { actor: 'owner' })
    const exportShopify = async (from: TestShop) => {
      const pictures = shops.nextPath('-pictures')
      return { pictures, ...(await exportTo(from, shops.nextPath('.csv'), { as: 'shopify', pictures })) }
    }
    const first = await exportShopify(shop)
    expect(first.text.startsWith('Title,URL handle,')).toBe(true)
    expect(first.text).toContain("'=1+1,'-minus,")
    const { summary, dialect } = await importFrom(empty, first.path, first.pictures)
    expect([dialect, summary.counts.refused, summary.pictureProblems]).toEqual(['shopify', 0, 0])
    expect(summary.counts.created).toBe(first.counted.products)
    const second = await exportShopify(empty)
    expect(second.counted).toEqual(first.counted)
    expect(await cellsOf(second.path)).toEqual(await cellsOf(first.path))
  }, 240_000)
})

/** All cells of a table; for pictures only their presence, since an import adds the product key to their names. */
async function cellsOf(path: string) {
  const { headings, rows } = await openTable(path)
  const cells: string[][] = []
  for await (const row of rows)
    cells.push(
      headings.map((heading) => (/image URL$/.test(heading) ? String(row.get(heading) !== '') : row.raw(heading))),
    )
  return { headings, cells }
}
