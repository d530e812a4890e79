/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { ProductDetail } from '../../contract/entities/product'
import { product, variant } from '../db/schema'
import { withdrawProduct } from './withdraw'
import { setPrice } from './set-price'
import { setCategory } from './operations/set-category'
import { openTestShop, testClient } from '../testing/test-shop'
import { ProductDetails } from './product-details'

let opened: Awaited<ReturnType<typeof openTestShop>>
let time = Date.now()
beforeAll(async () => (opened = await openTestShop({ now: () => time })))
afterAll(() => opened.close())

const ask = async (key: string) => testClient(opened.app)('GET', `/api/product/${key}`, { now: time })
const read = async (key: string) => (await ask(key)).data as ProductDetail

describe('a product that was read before', () => {
  it('is not gathered again, but for the number of pieces that are left', async () => {
    const before = await read('home')
    // A direct write, of which the cache is not notified.
    await opened.db.update(product).set({ model: 'OTHER' }).where(eq(product.key, 'home'))
    await opened.db.update(variant).set({ stock: 3 }).where(eq(variant.sku, 'home-M'))
    const after = await read('home')
    expect(after.productModel).toBe(before.productModel)
    expect(after.optionGroups[0]?.optionList.find(({ title }) => title === 'M')?.stock).toBe(3)
  })

  it('is the very same as long as as many are left', async () => {
    const details = new ProductDetails(opened.shop)
    const setStock = (stock: number) => opened.db.update(variant).set({ stock }).where(eq(variant.sku, 'home-S'))
    await setStock(5)
    const five = await details.read('home')
    expect(await details.read('home')).toBe(five)
    await setStock(4)
    const four = await details.read('home')
    expect(four.optionGroups[0]?.optionList.find(({ title }) => title === 'S')?.stock).toBe(4)
    expect(await details.read('home')).toBe(four)
  })

  it('is gathered again after a minute', async () => {
    time += 60_000
    expect((await read('home')).productModel).toBe('OTHER')
  })

  it('has its new price at once, and so has every other page that shows it', async () => {
    const shown = async () => (await read('away')).related.find(({ key }) => key === 'home')?.price
    await read('home')
    expect(await shown()).not.toBe(12_300)
    await setPrice(opened.shop, { key: 'home', price: 12_300, specialPrice: null })
    expect((await read('home')).price).toBe(12_300)
    expect(await shown()).toBe(12_300)
  })

  it('names its categories as they are called at once', async () => {
    const names = async () => (await read('home')).breadcrumb.map(({ name }) => name)
    await read('home')
    const [{ key = '' } = {}] = (await read('home')).breadcrumb
    await setCategory(opened.shop, { key, name: 'Everything' }, { actor: 'owner' })
    expect(await names()).toContain('Everything')
  })

  it('is gone at once when it is withdrawn', async () => {
    await read('shorts')
    await withdrawProduct(opened.shop, 'shorts')
    expect((await ask('shorts')).code).toBe(404)
  })

  it('is kept when an older try fails after it', async () => {
    const found = await read('home')
    const gather = jest.fn().mockResolvedValue(found)
    const details = new ProductDetails(opened.shop, gather)
    let first: Promise<unknown> = Promise.resolve()
    const failOlder = await new Promise<() => void>((started) => {
      const older = new Promise<ProductDetail>((_, reject) =>
        gather.mockImplementationOnce(() => {
          started(() => reject(new Error('too late')))
          return older
        }),
      )
      first = details.read('home')
    })
    time += 60_000
    await details.read('home')
    failOlder()
    await expect(first).rejects.toThrow('too late')
    await details.read('home')
    expect(gather).toHaveBeenCalledTimes(2)
  })

  it('is read again when the last attempt failed', async () => {
    const gather = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(await read('home'))
    const details = new ProductDetails(opened.shop, gather)
    await expect(details.read('home')).rejects.toThrow('away')
    expect((await details.read('home')).key).toBe('home')
  })
})
