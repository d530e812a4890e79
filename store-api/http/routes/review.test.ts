/** @jest-environment node */
import { and, eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { Review } from '../../../contract/entities/feedback'
import { attempt, order, orderLine, product, review } from '../../db/schema'
import { moderateReview } from '../../feedback/reviews'
import { textsOf } from '../../i18n/texts'
import { customerId, openAccountShop, signedIn } from '../../testing/accounts'
import { testClient } from '../../testing/test-shop'

let clock = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let ada: Awaited<ReturnType<typeof signedIn>>
let ben: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  opened = await openAccountShop({ now: () => (clock += 1) })
  ada = await signedIn(opened, 'ada')
  ben = await signedIn(opened, 'ben')
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(attempt)
  await opened.db.delete(review)
})

const PATH = '/api/product/home/review'
const REVIEW = { rating: 4, title: 'Fine', comment: 'It fits.' }
const write = (send: typeof ada, change: object = {}, path = PATH) =>
  send('POST', path, { body: { ...REVIEW, ...change }, now: clock })

/** Approved reviews as they come from the demo shop, the last the newest. */
async function fill(...ratings: number[]) {
  const rows = ratings.map((rating, day) => ({
    productKey: 'home',
    author: 'Mo T.',
    rating,
    title: { en: `Title ${day}`, de: `Titel ${day}` },
    content: { de: 'Gut.' },
    state: 'approved' as const,
    createdAt: new Date(Date.UTC(2026, 6, 1 + day)),
  }))
  await opened.db.insert(review).values(rows)
}

async function list(query = '') {
  const { data } = await testClient(opened.app)('GET', `${PATH}${query}`)
  CALLS.listReviews.response.validateSync(data, { strict: true })
  return data as { list: Review[]; total: number }
}

const idOf = async (name: 'ada' | 'ben') => {
  const [row] = await opened.db
    .select()
    .from(review)
    .where(eq(review.customerId, await customerId(opened.db, name)))
  return row?.id ?? 0
}

describe('the reviews of a product', () => {
  it.each([
    ['', [3, 5, 1, 5]],
    ['?sort=newest', [3, 5, 1, 5]],
    ['?sort=best', [5, 5, 3, 1]],
    ['?sort=worst', [1, 3, 5, 5]],
    ['?rating=5', [5, 5]],
    ['?page=2&limit=3', [5]],
  ])('with %j are those of %j stars', async (query, expected) => {
    await fill(5, 1, 5, 3)
    expect((await list(query)).list.map(({ rating }) => rating)).toEqual(expected)
  })

  it('count only what matches the filter', async () => {
    await fill(5, 1, 5)
    expect(await list('?rating=5&limit=1')).toMatchObject({ total: 2, list: [{ rating: 5 }] })
  })

  it('are returned in the language of the store, else in the one they were written in', async () => {
    await fill(5)
    expect((await list()).list).toMatchObject([{ title: 'Title 0', content: 'Gut.', author: 'Mo T.' }])
  })

  it('are 404 for an unknown product, and beyond the last page', async () => {
    await fill(5)
    expect((await testClient(opened.app)('GET', '/api/product/nothing/review')).code).toBe(404)
    expect((await testClient(opened.app)('GET', `${PATH}?page=2`)).code).toBe(404)
    expect((await testClient(opened.app)('GET', `${PATH}?sort=oldest`)).code).toBe(400)
  })
})

describe('a review', () => {
  it('is shown to its author only until it is approved, then to all', async () => {
    expect(await write(ada)).toMatchObject({ code: 0, data: null })
    expect(await list()).toMatchObject({ total: 0, list: [] })
    const own = (await ada('GET', `${PATH}/own`)).data
    CALLS.getOwnReview.response.validateSync(own, { strict: true })
    expect(own).toMatchObject({ state: 'waiting', rating: 4, title: 'Fine', content: 'It fits.' })
    expect((await ben('GET', `${PATH}/own`)).data).toBeNull()

    await moderateReview(opened.db, await idOf('ada'), 'approved')
    expect((await list()).list).toMatchObject([{ rating: 4, title: 'Fine', author: 'Ada B.' }])
    expect((await ada('GET', `${PATH}/own`)).data).toMatchObject({ state: 'approved' })
  })

  it('counts in the rating while it is approved, and no longer once it is refused', async () => {
    await fill(5, 5)
    await write(ada, { rating: 1 })
    const rating = async () => (await testClient(opened.app)('GET', '/api/product/home')).data
    await moderateReview(opened.db, await idOf('ada'), 'approved')
    expect(await rating()).toMatchObject({ rating: { average: 3.7, count: 3, stars: [1, 0, 0, 0, 2] } })
    await moderateReview(opened.db, await idOf('ada'), 'refused')
    expect(await rating()).toMatchObject({ rating: { average: 5, count: 2, stars: [0, 0, 0, 0, 2] } })
    expect(await moderateReview(opened.db, 999_999, 'approved')).toBe(false)
  })

  it('says how the thing fits, where its author did, and the size that was bought and paid for', async () => {
    await write(ada, { fit: 'small' })
    await write(ben)
    for (const name of ['ada', 'ben'] as const) await moderateReview(opened.db, await idOf(name), 'approved')
    const [bought] = await opened.db
      .select({ size: orderLine.size })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .where(and(eq(order.customerId, await customerId(opened.db, 'ada')), eq(orderLine.productKey, 'home')))
    expect(bought?.size).toBeTruthy()
    expect((await list('?sort=newest')).list).toMatchObject([
      { author: 'Ben B.', fit: '' },
      { author: 'Ada B.', size: bought?.size, fit: 'small' },
    ])
    await opened.db.delete(review)
    await opened.db.update(order).set({ payment: 'canceled' })
    await write(ada)
    await moderateReview(opened.db, await idOf('ada'), 'approved')
    expect((await list()).list).toMatchObject([{ author: 'Ada B.', size: '', fit: '' }])
  })

  it('is one for each customer and product, also after it was refused', async () => {
    await write(ada)
    await moderateReview(opened.db, await idOf('ada'), 'refused')
    const repeated = await write(ada)
    expect([repeated.response.status, repeated.code, repeated.msg]).toEqual([409, 4007, textsOf('en').alreadyReviewed])
    expect((await write(ada, {}, '/api/product/away/review')).code).toBe(0)
    expect((await write(ben)).code).toBe(0)
  })

  it.each([
    [{ comment: 'Nice <b>shirt</b>' }, 'comment'],
    [{ comment: 'Nice <script src=x>' }, 'comment'],
    [{ title: '</p>' }, 'title'],
    [{ title: '  ' }, 'title'],
    [{ comment: 'x'.repeat(2001) }, 'comment'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 2.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ fit: 'odd' }, 'fit'],
  ])('with %j is refused with the field', async (change, field) => {
    const { code, data } = await write(ada, change)
    expect([code, data]).toMatchObject([400, { errors: [{ field }] }])
    expect(await opened.db.$count(review)).toBe(0)
  })

  it('may hold what only looks like a tag', async () => {
    expect((await write(ada, { comment: 'Size <3, and 5 < 6 > 4 ⚽' })).code).toBe(0)
  })

  it('needs a logged-in customer and a product', async () => {
    const visitor = testClient(opened.app)
    expect((await visitor('POST', PATH, { body: REVIEW, now: clock })).code).toBe(401)
    expect((await visitor('GET', `${PATH}/own`)).code).toBe(401)
    expect((await write(ada, {}, '/api/product/nothing/review')).code).toBe(404)
    expect((await ada('GET', '/api/product/nothing/review/own')).code).toBe(404)
  })

  it('is one of twenty an hour', async () => {
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'home'))
    if (!row) throw new Error('the small shop has no home shirt')
    const { id: _, ...common } = row
    const keys = Array.from({ length: 21 }, (__, n) => `shirt-${n}`)
    await opened.db.insert(product).values(keys.map((key) => ({ ...common, key, model: key })))
    const codes: number[] = []
    for (const key of keys) codes.push((await write(ada, {}, `/api/product/${key}/review`)).code)
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 0), 429])
  })
})
