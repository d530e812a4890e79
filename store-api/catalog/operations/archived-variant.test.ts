import { eq } from 'drizzle-orm'
import type { CartReply } from '../../../contract/entities/cart'
import { variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { setStock } from '../set-stock'
import { setProduct } from './set-product'

/** Variants that are removed from their product's document. */

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await write(TEA)
})
afterEach(() => shop.close())

const TEA = {
  ...{ key: 'tea', name: 'Tea', categories: ['clubs'], price: 9 },
  options: [{ name: 'Weight', values: ['50 g', '100 g'] }],
  variants: [
    { options: ['50 g'], sku: 'TEA-50', stock: 5 },
    { options: ['100 g'], sku: 'TEA-100', price: 4, stock: 5, policy: 'continue' },
  ],
}
const SMALL = { ...TEA, variants: TEA.variants.slice(0, 1) }

const write = (document: object) => setProduct(shop.shop, document, { actor: 'owner' })
const stored = async (sku: string) => (await shop.db.select().from(variant).where(eq(variant.sku, sku)))[0]

async function fillCart(sku: string) {
  const client = testClient(shop.app)
  const optionIds = (await stored(sku))?.valueIds ?? []
  const body = { key: 'tea', quantity: 2, optionIds }
  const { data, code } = await client('POST', '/api/cart', { body })
  if (code !== 0) throw new Error(`not added: ${JSON.stringify(data)}`)
  return { client, optionIds, read: async () => (await client('GET', '/api/cart')).data as CartReply }
}

describe('a variant that leaves its product', () => {
  it('stays in carts as no longer available, and cannot be bought', async () => {
    const before = await stored('TEA-100')
    const { client, optionIds, read } = await fillCart('TEA-100')
    await write(SMALL)
    const after = await stored('TEA-100')
    expect(after).toMatchObject({ id: before?.id, stockPolicy: 'archived' })
    expect((await read()).carts).toMatchObject([{ quantity: 2, isWithdrawn: true, stock: 0 }])
    const again = await client('POST', '/api/cart', { body: { key: 'tea', quantity: 1, optionIds } })
    expect(again.code).not.toBe(0)
    expect(await setStock(shop.shop, { sku: 'TEA-100', pieces: 9 })).toBe(false)
  })

  it('is omitted from pages, lists and feeds, and its price is ignored', async () => {
    await fillCart('TEA-100')
    await write(SMALL)
    const client = testClient(shop.app)
    const detail = (await client('GET', '/api/product/tea')).data
    expect(detail).toMatchObject({ price: 900, variants: [] })
    const stocks = (detail as { optionGroups: { optionList: { title: string; stock: number }[] }[] }).optionGroups[0]
    expect(stocks?.optionList.find(({ title }) => title === '100 g')?.stock).toBe(0)
    const list = (await client('GET', '/api/product?category=clubs&limit=50&sort=price-asc')).data
    const card = (list as { list: { key: string; price: number; isPriceFrom: boolean }[] }).list.find(
      ({ key }) => key === 'tea',
    )
    expect(card).toMatchObject({ price: 900, isPriceFrom: false })
    expect(JSON.stringify((await client('GET', '/api/feed?after=0')).data)).not.toContain('TEA-100')
  })

  it('keeps its identity when its document contains it again, and can be bought from the cart', async () => {
    const before = await stored('TEA-100')
    const { read } = await fillCart('TEA-100')
    await write(SMALL)
    await write(TEA)
    expect(await stored('TEA-100')).toEqual(before)
    expect((await read()).carts).toMatchObject([{ quantity: 2, isWithdrawn: false }])
  })

  it('is deleted where no cart and no order refers to it', async () => {
    await write(SMALL)
    expect(await stored('TEA-100')).toBeUndefined()
  })

  it('releases its SKU to another product', async () => {
    await fillCart('TEA-100')
    await write(SMALL)
    await write({ key: 'other', name: 'Other', price: 3, sku: 'TEA-100', stock: 1 })
    expect((await stored('TEA-100'))?.productKey).toBe('other')
  })
})
