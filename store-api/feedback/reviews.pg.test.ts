/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { product, review } from '../db/schema'
import { openAccountShop, signedIn } from '../testing/accounts'
import { migratedPostgres } from '../testing/database'
import { moderateReview } from './reviews'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(review))

const PATH = '/api/product/home/review'
const BODY = { rating: 5, title: 'Fine', comment: 'It fits.' }

describe('on PostgreSQL, at the same time', () => {
  it('thirty approvals of one product count every star', async () => {
    const waiting = await opened.db
      .insert(review)
      .values(
        Array.from({ length: 30 }, (_, n) => ({
          productKey: 'home',
          author: 'Mo T.',
          rating: (n % 5) + 1,
          title: { en: 'Title' },
          content: { en: 'Text' },
          state: 'waiting' as const,
          createdAt: new Date(),
        })),
      )
      .returning()
    const decided = await Promise.all(
      waiting.map(({ id }, n) => moderateReview(opened.db, id, n < 25 ? 'approved' : 'refused')),
    )
    expect(decided).toEqual(waiting.map(() => true))
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'home'))
    expect(row).toMatchObject({ stars: [5, 5, 5, 5, 5], rating: { average: 3, count: 25 } })
  })

  it('stores one of twenty concurrent reviews of a customer and rejects nineteen as duplicates', async () => {
    const ada = await signedIn(opened, 'ada')
    const replies = await Promise.all(Array.from({ length: 20 }, () => ada('POST', PATH, { body: BODY })))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 4007)).toHaveLength(19)
    expect(await opened.db.$count(review)).toBe(1)
  })
})
