/** @jest-environment node */
import { change, question, review } from '../db/schema'
import { cancelByNumber } from '../admin/orders'
import { applyDocuments } from '../catalog/operations/apply-documents'
import { setPrice } from '../catalog/set-price'
import { answerQuestion, rejectQuestion } from '../feedback/questions'
import { moderateReview } from '../feedback/reviews'
import { setStock } from '../catalog/set-stock'
import { buyer, openCheckoutShop } from '../testing/checkout-shop'
import { openTestShop } from '../testing/test-shop'

let opened: Pick<Awaited<ReturnType<typeof openTestShop>>, 'shop' | 'db' | 'close'>
beforeAll(async () => (opened = await openTestShop()))
afterAll(() => opened.close())

/** The tags that a command enqueues. */
async function enqueuedBy(work: () => Promise<unknown>): Promise<string[]> {
  await opened.db.delete(change)
  await work()
  return (await opened.db.select().from(change)).map(({ what }) => what).toSorted()
}

const stock = (pieces: number) => setStock(opened.shop, { sku: 'shorts-M', pieces })

describe('storefronts are notified', () => {
  it('of a new price: its product, and no list it was in before', async () => {
    expect(await enqueuedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: null }))).toEqual([
      'product:home',
    ])
  })

  it('of a price that is reduced, or no longer: the lists of the sale too', async () => {
    const reduced = await enqueuedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: 5900 }))
    expect(reduced).toEqual(['category:sale', 'listing', 'product:home'])
    const further = await enqueuedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: 4900 }))
    expect(further).toEqual(['product:home'])
    const ended = await enqueuedBy(() => setPrice(opened.shop, { key: 'home', price: 8100, specialPrice: null }))
    expect(ended).toEqual(['category:sale', 'listing', 'product:home'])
  })

  it('of no command that changed nothing', async () => {
    expect(await enqueuedBy(() => setPrice(opened.shop, { key: 'unknown', price: 1, specialPrice: null }))).toEqual([])
    expect(await enqueuedBy(() => setStock(opened.shop, { sku: 'nothing', pieces: 1 }))).toEqual([])
  })

  it('of a stock that is sold out, back or low, and of no change that is not displayed', async () => {
    await stock(30)
    expect(await enqueuedBy(() => stock(20))).toEqual([])
    expect(await enqueuedBy(() => stock(3))).toEqual(['product:shorts'])
    expect(await enqueuedBy(() => stock(0))).toEqual(['product:shorts'])
    expect(await enqueuedBy(() => stock(30))).toEqual(['product:shorts'])
  })

  it('of stock that an order reserves, and releases, in the same way', async () => {
    await opened.close()
    const shop = await openCheckoutShop()
    opened = shop
    const { buy } = await buyer(shop)
    let number = ''
    await setStock(shop.shop, { sku: 'home-M', pieces: 9 })
    expect(await enqueuedBy(async () => void (number = await buy('home-M', 2)))).toEqual([])
    expect(await enqueuedBy(() => cancelByNumber(shop.shop, number))).toEqual([])
    await setStock(shop.shop, { sku: 'home-M', pieces: 4 })
    expect(await enqueuedBy(async () => void (number = await buy('home-M', 2)))).toEqual(['product:home'])
    expect(await enqueuedBy(() => cancelByNumber(shop.shop, number))).toEqual(['product:home'])
  })

  it('of a new product: its lists, since no page shows it; of many together: that they are a bulk change', async () => {
    const cups = (count: number, price: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...{ kind: 'product' as const, source: 'cups.yaml' },
        input: { key: `cup-${place}`, name: `Cup ${place}`, price, categories: ['clubs'] },
      }))
    const apply = (documents: ReturnType<typeof cups>) => () =>
      applyDocuments(opened.shop, documents, { actor: 'owner' })
    const enqueuedTags = async (documents: ReturnType<typeof cups>) => [...new Set(await enqueuedBy(apply(documents)))]
    expect(await enqueuedTags(cups(1, 5))).toEqual(['categories', 'category:clubs', 'listing', 'new:cup-0'])
    const many = await enqueuedTags(cups(21, 5))
    expect(many.filter((tag) => !tag.startsWith('new:'))).toEqual(['bulk', 'categories', 'category:clubs', 'listing'])
    expect(many.filter((tag) => tag.startsWith('new:'))).toHaveLength(20)
    expect(await enqueuedTags(cups(20, 6))).not.toContain('bulk')
    expect(await enqueuedTags(cups(20, 7))).toContain('product:cup-19')
  })

  it('of reviews and answers: when they are published, and when they are withdrawn', async () => {
    const values = { productKey: 'home', rating: 5, title: { en: 'Good' }, content: { en: 'Fits.' }, author: 'A' }
    const [inserted] = await opened.db
      .insert(review)
      .values({ ...values, state: 'waiting', createdAt: new Date() })
      .returning()
    expect(await enqueuedBy(() => moderateReview(opened.db, inserted?.id ?? 0, 'approved'))).toEqual(['review:home'])
    expect(await enqueuedBy(() => moderateReview(opened.db, inserted?.id ?? 0, 'refused'))).toEqual(['review:home'])
    const questionValues = { productKey: 'away', author: 'A', question: { en: 'Does it fit?' }, askedAt: new Date() }
    const [row] = await opened.db.insert(question).values(questionValues).returning()
    expect(await enqueuedBy(() => answerQuestion(opened.shop, row?.id ?? 0, 'Yes.'))).toEqual(['review:away'])
    expect(await enqueuedBy(() => rejectQuestion(opened.shop, row?.id ?? 0))).toEqual(['review:away'])
    expect(await enqueuedBy(() => answerQuestion(opened.shop, 999_999, 'Yes.'))).toEqual([])
  })
})
