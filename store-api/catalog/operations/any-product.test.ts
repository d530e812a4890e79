import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import type { FeedProducts, SitemapEntries } from '../../../contract/entities/sitemap'
import type { ProductDetail, ProductList } from '../../../contract/entities/product'
import { mail, orderLine } from '../../db/schema'
import { type AnyProduct, anyProduct, renamed } from '../../testing/any-product'
import { buyer, type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { testClient } from '../../testing/test-shop'
import { applyDocuments } from './apply-documents'
import { showDocument } from './document-kinds'

/** Whatever product an owner writes, no list, page, suggestion, feed, sitemap or mail may fail because of it. */

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())

const PATHS = [
  '/api/product?limit=50&facets=1',
  '/api/product?category=clubs&limit=50&sort=price-asc',
  '/api/search?keyword=option',
  '/api/search/suggest?keyword=x',
  '/api/category',
  '/api/crawl',
  '/api/feed?after=0',
]

/** Products that were tried. */
let count = 0
const product = anyProduct(['clubs', 'rovers'])

const apply = async (input: Record<string, unknown>) => {
  const [written] = await applyDocuments(opened.shop, [{ kind: 'product', input, source: 'property' }], {
    actor: 'owner',
  })
  expect(written?.problems).toEqual([])
  return written?.outcome
}

const get = (path: string) => testClient(opened.app)('GET', path, { now: opened.tick() })

const keysOf = (data: unknown) => (data as SitemapEntries | FeedProducts).list.map(({ key }) => key)

/** Buys the first variant that can be bought, reads the mail about it. */
async function order({ key }: AnyProduct): Promise<void> {
  const { optionGroups, variants, personalization } = (await get(`/api/product/${key}`)).data as ProductDetail
  const sellable = variants.find(({ stock, isBackOrder }) => stock > 0 || isBackOrder)
  const single = optionGroups.map(
    ({ optionList }) => optionList.find(({ stock }) => stock > 0)?.id ?? optionList[0]?.id,
  )
  const optionIds = sellable?.optionIds ?? single
  const one = await buyer(opened)
  const required = personalization?.fields.filter(({ isRequired }) => isRequired) ?? []
  const body = {
    ...{ key, optionIds, quantity: 1 },
    ...(required.length > 0 && { personalization: Object.fromEntries(required.map((field) => [field.key, 'Words'])) }),
  }
  const { code } = await one.send('POST', '/api/cart', { body })
  if (code === 4005) return
  expect(code).toBe(0)
  await one.fillIn()
  const placed = await one.place()
  expect(placed.code).toBe(0)
  const [line] = await opened.db.select().from(orderLine).where(eq(orderLine.productKey, key))
  const sent = await opened.db
    .select()
    .from(mail)
    .where(eq(mail.orderId, line?.orderId ?? 0))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain(line?.productName)
  expect(sent[0]?.html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/)
}

it('takes any product of the model, and serves and sells everything with it', async () => {
  await fc.assert(
    fc.asyncProperty(product, async (made) => {
      const input = renamed(made, String(++count))
      await apply(input)
      expect(await apply(input)).toBe('same')
      const shown = await showDocument(opened.shop, 'product', input.key)
      expect(await apply(shown?.document as Record<string, unknown>)).toBe('same')
      const isActive = input.status === 'active'
      const detail = await get(`/api/product/${input.key}`)
      expect([input.status, detail.response.status]).toEqual([input.status, isActive ? 200 : 404])
      for (const path of PATHS) expect([path, (await get(path)).response.status]).toEqual([path, 200])
      const { list } = (await get('/api/product?limit=1000')).data as ProductList
      expect(list.some(({ key }) => key === input.key)).toBe(isActive)
      // The feed excludes products without a picture; the sitemap does not.
      expect(keysOf((await get('/api/crawl/product?part=0')).data).includes(input.key)).toBe(isActive)
      const former = (await get(`/api/former/product/${input.key}`)) as { code: number; data: unknown }
      const [category] = input.categories as string[]
      const gone = category === undefined ? { key: null } : { key: null, instead: `/category/${category}` }
      expect([input.status, former.code, former.data]).toEqual([
        input.status,
        ...(input.status === 'archived' ? [0, gone] : [404, null]),
      ])
      if (isActive) {
        expect((detail.data as ProductDetail).description).not.toMatch(/<script|onclick|onerror|javascript:|<style/)
        await order(input)
      }
      await apply({ key: input.key, status: 'archived' })
    }),
    { numRuns: 12 },
  )
}, 300_000)
