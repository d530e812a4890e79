/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { LOCALES } from '../../i18n/locale'
import { buildCatalogue } from '../catalogue/build-catalogue'
import { SERVICE_PHRASES } from '../catalogue/reviews/any-product'
import { SMALL_FIT } from '../catalogue/reviews/shirts'
import type { OpenDatabase } from '../../db/database'
import { migrate } from '../../db/migrate'
import { openTestDatabase } from '../../testing/database'
import { priceChange, product, question, review } from '../../db/schema'
import { shownPrice } from '../../catalog/variants/prices'
import { countStars, ratingOf } from '../../feedback/reviews'
import { listingStep, productsStep } from './products-step'
import { pricesStep } from './prices-step'
import { feedbackStep } from './feedback-step'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const CATALOGUE = buildCatalogue()
let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await migrate(opened.db)
  const steps = [
    productsStep(CATALOGUE),
    listingStep(CATALOGUE),
    pricesStep(CATALOGUE, NOW),
    feedbackStep(CATALOGUE, NOW),
  ]
  for (const step of steps) await opened.db.transaction((tx) => step.run(tx, () => {}))
})
afterAll(() => opened.close())

describe('the reviews of the demo shop', () => {
  it('are about two thousand, a few pending, at most forty per product', async () => {
    const rows = await opened.db.select().from(review)
    expect(rows.length).toBeGreaterThan(1800)
    expect(rows.length).toBeLessThan(2300)
    expect(rows.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(1)
    const counts = (await opened.db.select().from(product)).map(({ rating }) => rating.count)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
    expect(Math.max(...counts)).toBeGreaterThan(30)
  })

  it('determine the ratings of their products', async () => {
    const rows = await opened.db.select().from(review).where(eq(review.state, 'approved'))
    for (const { key, rating, stars } of await opened.db.select().from(product)) {
      const expected = countStars(rows.filter(({ productKey }) => productKey === key))
      expect({ key, rating, stars }).toEqual({ key, rating: ratingOf(expected), stars: expected })
    }
  })

  it('are in every language, dated between the product’s release and now', async () => {
    const products = new Map((await opened.db.select().from(product)).map((row) => [row.key, row]))
    for (const { productKey, title, content, createdAt } of await opened.db.select().from(review)) {
      for (const locale of LOCALES)
        expect([title[locale], content[locale]]).toEqual([expect.any(String), expect.any(String)])
      expect(JSON.stringify([title, content])).not.toMatch(/[{]\w+[}]|undefined/)
      expect(createdAt.getTime()).toBeLessThanOrEqual(NOW)
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(products.get(productKey)?.releasedAt.getTime() ?? NOW)
    }
  })

  it('have at most one paragraph about the product and one about the shop', () => {
    const ofService = SERVICE_PHRASES.praise.flat().map(({ en }) => en)
    for (const { content } of CATALOGUE.feedback.reviews) {
      const paragraphs = content.en.split('\n\n')
      expect(paragraphs.filter((words) => !ofService.includes(words)).length).toBeLessThanOrEqual(1)
      expect(paragraphs.filter((words) => ofService.includes(words)).length).toBeLessThanOrEqual(1)
    }
  })

  it('name a size of the product, and a fit that matches their text', () => {
    const { reviews } = CATALOGUE.feedback
    const sizes = new Map(CATALOGUE.products.map(({ key, variants }) => [key, variants.map(({ size }) => size.en)]))
    for (const { productKey, size, fit } of reviews) {
      if (size) expect(sizes.get(productKey)).toContain(size.en)
      else expect(fit ?? null).toBeNull()
    }
    const small = reviews.filter(({ content }) => SMALL_FIT.some(({ en }) => content.en.includes(en)))
    expect(small.length).toBeGreaterThan(0)
    expect(new Set(small.map(({ fit }) => fit))).toEqual(new Set(['small']))
    const rated = reviews.filter(({ fit }) => fit)
    expect(rated.filter(({ fit }) => fit === 'true').length / rated.length).toBeGreaterThan(0.6)
  })
})

describe('the questions of the demo shop', () => {
  it('are two to five on most products, with a few unanswered', async () => {
    const rows = await opened.db.select().from(question)
    const answered = rows.filter(({ answer }) => answer !== null)
    const counts = CATALOGUE.products.map(({ key }) => answered.filter(({ productKey }) => productKey === key).length)
    expect(counts.filter((count) => count >= 2 && count <= 5).length).toBeGreaterThan(counts.length * 0.7)
    expect(rows.length - answered.length).toBeGreaterThan(1)
    for (const { answeredAt, askedAt, answer } of rows)
      expect(answer === null ? answeredAt : answeredAt && answeredAt >= askedAt).toBe(answer === null ? null : true)
  })
})

describe('the prices of the demo shop', () => {
  it('have a history that ends with the current price', async () => {
    const changes = await opened.db.select().from(priceChange).orderBy(priceChange.at, priceChange.id)
    for (const { key, price, specialPrice } of await opened.db.select().from(product)) {
      const history = changes.filter(({ productKey }) => productKey === key)
      expect({ key, current: history.at(-1)?.price }).toEqual({ key, current: specialPrice ?? price })
      for (const { at } of history) expect(at.getTime()).toBeLessThan(NOW)
    }
  })

  it('are really reduced for products on sale, for some from a lower compare-at price', async () => {
    const onSale = (await opened.db.select().from(product)).filter(({ specialPrice }) => specialPrice !== null)
    const shown = onSale.map((row) => ({ full: row.price, ...shownPrice(row) }))
    expect(shown.filter(({ specialPrice }) => specialPrice === null)).toEqual([])
    expect(shown.filter(({ full, price }) => price < full)).toHaveLength(4)
  })
})
