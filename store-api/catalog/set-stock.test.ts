/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { catalogEntry, facetValue, product, variant } from '../db/schema'
import { openTestShop } from '../testing/test-shop'
import { setStock } from './set-stock'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop()))
afterAll(() => opened.close())

/** The sizes in stock among the facet values of a product. */
async function sizesInList(key: string) {
  const sizes = await opened.db.select().from(facetValue).where(eq(facetValue.facet, 'size'))
  const [row] = await opened.db
    .select({ values: catalogEntry.facetValues })
    .from(catalogEntry)
    .innerJoin(product, eq(product.id, catalogEntry.productId))
    .where(eq(product.key, key))
  return row?.values.filter((value) => sizes.some(({ id }) => id === value)).length
}

it('sets the stock of a size, and listings know when it is sold out or back', async () => {
  const { shop, db } = opened
  expect(await sizesInList('shorts')).toBe(1)
  expect(await setStock(shop, { sku: 'shorts-M', pieces: 0 })).toBe(true)
  expect(await sizesInList('shorts')).toBe(0)
  expect(await setStock(shop, { sku: 'shorts-M', pieces: 7 })).toBe(true)
  expect(await sizesInList('shorts')).toBe(1)
  const [row] = await db.select().from(variant).where(eq(variant.sku, 'shorts-M'))
  expect(row?.stock).toBe(7)
})

it('knows nothing of a stock-keeping unit the shop does not have', async () => {
  expect(await setStock(opened.shop, { sku: 'shorts-XXL', pieces: 7 })).toBe(false)
})
