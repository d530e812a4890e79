/** @jest-environment node */
import { localCommands } from '../shop-commands'
import { showDocument } from '../../catalog/operations/document-kinds'
import { createEmptyShop } from '../../db/empty-shop'
import { openTestShop } from '../../testing/test-shop'
import { importProducts } from './import-products'
import type { ImportResult } from './import-result'
import { openSource } from './read-source'
import { csvOf, openFolder } from './testing'

const folder = openFolder()
let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  shop = await openTestShop({ catalogue: null })
  await createEmptyShop(shop.db, 'https://shop.example')
})
afterAll(async () => {
  folder.close()
  await shop.close()
})

async function run(name: string, content: string, isDryRun = false) {
  const { products } = await openSource([folder.write(name, content)], { currency: 'EUR' })
  const results: ImportResult[] = []
  const summary = await importProducts(products, {
    ...{ commands: localCommands(shop.shop), mode: 'all', isDryRun, actor: 'owner', source: name, pictures: null },
    onResult: (result) => results.push(result),
  })
  return { counts: summary.counts, notes: results.flatMap(({ notes }) => notes.map(({ message }) => message)) }
}

const relatedOf = async (key: string) =>
  ((await showDocument(shop.shop, 'product', key))?.document as { related?: object } | undefined)?.related

it('relates products that come later in the file, by SKU and by number, and reports missing ones', async () => {
  const headings = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Regular price', 'Parent', 'Upsells', 'Cross-sells']
  const row = (id: number, cells: object = {}) => ({
    ...{ ID: id, Type: 'simple', SKU: `S${id}`, Name: `Product ${id}`, Published: 1, 'Regular price': 5 },
    ...cells,
  })
  const file = csvOf(headings, [
    row(1, { Upsells: 'S2, nowhere', 'Cross-sells': 'id:3' }),
    row(2, { Upsells: 'S1' }),
    row(3, { 'Cross-sells': 'S3' }),
  ])
  const missing = 'there is no product nowhere to relate it to'
  const dryRun = await run('woo.csv', file, true)
  expect(dryRun.counts).toMatchObject({ created: 3, refused: 0 })
  const first = await run('woo.csv', file)
  expect(first.counts).toMatchObject({ created: 3, refused: 0 })
  expect(first.notes).toEqual([missing])
  expect(await relatedOf('product-1')).toEqual({ 'goes-with': ['product-2', 'product-3'] })
  expect(await relatedOf('product-2')).toEqual({ 'goes-with': ['product-1'] })
  expect(await relatedOf('product-3')).toBeUndefined()
  const second = await run('woo.csv', file)
  expect(second.counts).toMatchObject({ same: 3, changed: 0, created: 0 })
}, 60_000)

it('counts a product as changed if only its related products changed', async () => {
  const headings = ['sku', 'product_type', 'attribute_set_code', 'name', 'url_key', 'price', 'related_skus']
  const row = (sku: string, related = '') => ({
    ...{ sku, product_type: 'simple', attribute_set_code: 'Default', name: sku, url_key: `m-${sku}`, price: 5 },
    related_skus: related,
  })
  await run('magento.csv', csvOf(headings, [row('x'), row('y')]))
  const { counts } = await run('magento.csv', csvOf(headings, [row('x', 'y,z'), row('y'), row('z')]))
  expect(counts).toMatchObject({ created: 1, changed: 1, same: 1 })
  expect(await relatedOf('m-x')).toEqual({ 'goes-with': ['m-y', 'm-z'] })
}, 60_000)
