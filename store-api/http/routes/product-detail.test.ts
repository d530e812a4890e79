/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { CartReply } from '../../../contract/entities/cart'
import type { ProductDetail } from '../../../contract/entities/product'
import type { Catalogue } from '../../demo/catalogue/catalogue'
import { picture, product, variant } from '../../db/schema'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { openTestShop, testClient } from '../../testing/test-shop'

/** The small shop, whose shirts have a back each. */
const CATALOGUE: Catalogue = {
  ...SMALL_CATALOGUE,
  products: SMALL_CATALOGUE.products.map((product) => ({
    ...product,
    pictures: product.pictures.flatMap((front) => [
      front,
      {
        ...front,
        name: `${product.key}-back`,
        drawing: { ...front.drawing, garment: 'shirt' as const, view: 'back' as const },
      },
    ]),
  })),
}

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ catalogue: CATALOGUE })))
afterAll(() => opened.close())

async function read(key: string): Promise<ProductDetail> {
  const { data } = await testClient(opened.app)('GET', `/api/product/${key}`)
  CALLS.getProduct.response.validateSync(data, { strict: true })
  return data as ProductDetail
}

/** As a change of a product does. */
async function refreshListings(key: string) {
  const rows = await opened.db.select({ id: product.id }).from(product).where(eq(product.key, key))
  await refreshCatalogEntries(
    opened.db,
    rows.map(({ id }) => id),
  )
}

describe('the print of a product', () => {
  it('is its bare back, the inks, and how the shirt lies in the picture', async () => {
    const { print } = await read('home')
    expect(print?.imageUrl).toMatch(/^\/image\/home-back\.webp\?v=/)
    expect(print?.place).toEqual({ x: 12, y: 9, scale: 0.98 })
  })

  it('is with a personalized line of a cart, and with no other', async () => {
    const send = testClient(opened.app)
    const { print, optionGroups } = await read('home')
    const optionIds = [optionGroups[0]?.optionList.find(({ stock }) => stock > 1)?.id]
    for (const custom of [null, { name: 'ADA', number: 7 }])
      await send('POST', '/api/cart', { body: { key: 'home', optionIds, quantity: 1, custom } })
    const { data } = await send('GET', '/api/cart')
    CALLS.getCart.response.validateSync(data, { strict: true })
    expect((data as CartReply).carts.map((line) => line.print)).toEqual([undefined, print])
    expect(print).not.toBeNull()
  })

  it('is not offered for products without personalization', async () => {
    expect((await read('away')).print).toBeNull()
  })

  it('is not offered where every back has a name or number already', async () => {
    const [back] = await opened.db.select().from(picture).where(eq(picture.name, 'home-back'))
    if (!back) throw new Error('there is no back')
    const set = async (drawing: typeof back.drawing) => {
      await opened.db.update(picture).set({ drawing }).where(eq(picture.name, back.name))
      await refreshListings(back.productKey ?? '')
    }
    if (back.drawing) await set({ ...back.drawing, number: 0 })
    expect((await read('home')).print).toBeNull()
    await set(back.drawing)
  })
})

describe('companions', () => {
  it('of a shirt are the shorts of its team, with their sizes', async () => {
    const { companions } = await read('home')
    expect(companions).toMatchObject([
      { key: 'shorts', optionGroups: [{ id: 2, optionList: [{ title: 'M', stock: 40 }] }] },
    ])
  })

  it('are not offered for products that are no shirts', async () => {
    for (const key of ['shorts', 'ball']) expect((await read(key)).companions).toEqual([])
  })

  it('are only what is in stock', async () => {
    const set = async (stock: number) => {
      await opened.db.update(variant).set({ stock }).where(eq(variant.productKey, 'shorts'))
      await refreshListings('shorts')
    }
    await set(0)
    expect((await read('home')).companions).toEqual([])
    await set(40)
  })
})
