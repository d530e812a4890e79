/** @jest-environment node */
import { change, question, review } from '../db/schema'
import { cancelByNumber } from '../admin/orders'
import { applyDocuments } from '../catalog/operations/apply-documents'
import { setPrice } from '../catalog/set-price'
import { answerQuestion, refuseQuestion } from '../feedback/questions'
import { decideReview } from '../feedback/reviews'
import { setStock } from '../catalog/set-stock'
import { buyer, openCheckoutShop } from '../testing/checkout-shop'
import { openTestShop } from '../testing/test-shop'

let opened: Pick<Awaited<ReturnType<typeof openTestShop>>, 'shop' | 'db' | 'close'>
beforeAll(async () => (opened = await openTestShop()))
afterAll(() => opened.close())

/** The tags that some work enqueues. */
async function notedBy(work: () => Promise<unknown>): Promise<string[]> {
  await opened.db.delete(change)
  await work()
  return (await opened.db.select().from(change)).map(({ what }) => what).toSorted()
}

const stock = (pieces: number) => setStock(opened.shop, { sku: 'shorts-M', pieces })

describe('storefronts are notified', () => {
  it('of a new price: its product, and no list it was in before', async () => {
    expect(await notedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: null }))).toEqual([
      'product:home',
    ])
  })

  it('of a price that is reduced, or no longer: the lists of the sale too', async () => {
    const reduced = await notedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: 5900 }))
    expect(reduced).toEqual(['category:sale', 'listing', 'product:home'])
    const further = await notedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: 4900 }))
    expect(further).toEqual(['product:home'])
    const over = await notedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: null }))
    expect(over).toEqual(['category:sale', 'listing', 'product:home'])
  })

  it('of nothing that came to nothing', async () => {
    expect(await notedBy(() => setPrice(opened.shop, { key: 'unknown', price: 1, specialPrice: null }))).toEqual([])
    expect(await notedBy(() => setStock(opened.shop, { sku: 'nothing', pieces: 1 }))).toEqual([])
  })

  it('of a stock that is sold out, back or low, and of no change that is not displayed', async () => {
    await stock(30)
    expect(await notedBy(() => stock(20))).toEqual([])
    expect(await notedBy(() => stock(3))).toEqual(['product:shorts'])
    expect(await notedBy(() => stock(0))).toEqual(['product:shorts'])
    expect(await notedBy(() => stock(30))).toEqual(['product:shorts'])
  })

  it('of what an order takes, and gives back, in the same way', async () => {
    await opened.close()
    const shop = await openCheckoutShop()
    opened = shop
    const { buy } = await buyer(shop)
    let number = ''
    await setStock(shop.shop, { sku: 'home-M', pieces: 9 })
    expect(await notedBy(async () => void (number = await buy('home-M', 2)))).toEqual([])
    expect(await notedBy(() => cancelByNumber(shop.shop, number))).toEqual([])
    await setStock(shop.shop, { sku: 'home-M', pieces: 4 })
    expect(await notedBy(async () => void (number = await buy('home-M', 2)))).toEqual(['product:home'])
    expect(await notedBy(() => cancelByNumber(shop.shop, number))).toEqual(['product:home'])
  })

  it('of a new product: its lists, since no page shows it; of many together: that they are many', async () => {
    const cups = (count: number, price: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...{ kind: 'product' as const, source: 'cups.yaml' },
        input: { key: `cup-${place}`, name: `Cup ${place}`, price, categories: ['clubs'] },
      }))
    const apply = (documents: ReturnType<typeof cups>) => () =>
      applyDocuments(opened.shop, documents, { actor: 'owner' })
    const notedOnce = async (documents: ReturnType<typeof cups>) => [...new Set(await notedBy(apply(documents)))]
    expect(await notedOnce(cups(1, 5))).toEqual(['categories', 'category:clubs', 'listing', 'new:cup-0'])
    const many = await notedOnce(cups(21, 5))
    expect(many.filter((tag) => !tag.startsWith('new:'))).toEqual(['bulk', 'categories', 'category:clubs', 'listing'])
    expect(many.filter((tag) => tag.startsWith('new:'))).toHaveLength(20)
    expect(await notedOnce(cups(20, 6))).not.toContain('bulk')
    expect(await notedOnce(cups(20, 7))).toContain('product:cup-19')
  })

  it('of what is said about a product: once it is shown, and when it is no longer', async () => {
    const values = { productKey: 'home', rating: 5, title: { en: 'Good' }, content: { en: 'Fits.' }, author: 'A' }
    const [written] = await opened.db
      .insert(review)
      .values({ ...values, state: 'waiting', createdAt: new Date() })
      .returning()
    expect(await notedBy(() => decideReview(opened.db, written?.id ?? 0, 'approved'))).toEqual(['review:home'])
    expect(await notedBy(() => decideReview(opened.db, written?.id ?? 0, 'refused'))).toEqual(['review:home'])
    const asked = { productKey: 'away', author: 'A', question: { en: 'Does it fit?' }, askedAt: new Date() }
    const [row] = await opened.db.insert(question).values(asked).returning()
    expect(await notedBy(() => answerQuestion(opened.shop, row?.id ?? 0, 'Yes.'))).toEqual(['review:away'])
    expect(await notedBy(() => refuseQuestion(opened.shop, row?.id ?? 0))).toEqual(['review:away'])
    expect(await notedBy(() => answerQuestion(opened.shop, 999_999, 'Yes.'))).toEqual([])
  })
})
