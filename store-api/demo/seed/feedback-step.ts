import { eq } from 'drizzle-orm'
import type { Catalogue, CatalogueReview } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { product, question, review } from '../../db/schema'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { countStars } from '../../feedback/reviews'
import { findCatalogueProducts } from './products-step'
import { type Step, writeRows } from './step'

const DAY = 24 * 60 * 60 * 1000

/** Time until the shop's answer. */
const ANSWER_DELAY = DAY / 3

/** A text about a product; its `age` determines the time of writing. */
interface DatedText {
  productKey: string
  age: number
}

/** Maps ages to times between a product's release and now. */
const timer =
  (products: (typeof product.$inferSelect)[], now: number) =>
  ({ productKey, age }: DatedText): number => {
    const released = products.find(({ key }) => key === productKey)?.releasedAt.getTime() ?? now
    const first = Math.min(released + 2 * DAY, now - DAY)
    return Math.round(first + age * (now - first))
  }

const reviewRow = (
  { productKey, author, rating, title, content, size, fit = null }: CatalogueReview,
  state: (typeof review.$inferInsert)['state'],
  at: number,
) => ({ productKey, author, rating, title, content, size: size ?? {}, fit, state, createdAt: new Date(at) })

const isForProduct = (keys: ReadonlySet<string>) => (written: DatedText) => keys.has(written.productKey)

/** Sets the ratings of the catalogue's products from their reviews, replacing earlier ones. */
async function rate(tx: Database, { products, feedback }: Catalogue): Promise<void> {
  for (const { key, rating } of products) {
    const productReviews = feedback.reviews.filter(({ productKey }) => productKey === key)
    await tx
      .update(product)
      .set({ rating, stars: countStars(productReviews) })
      .where(eq(product.key, key))
  }
}

/** Reviews with the resulting ratings, and questions with their answers. */
export function feedbackStep(catalogue: Catalogue, now: number): Step {
  const { reviews, waiting, questions } = catalogue.feedback
  return {
    // Recorded in filled databases: under a different name the step would run again.
    name: 'voices',
    rows: reviews.length + waiting.length + questions.length,
    run: async (tx, onRows) => {
      const products = await findCatalogueProducts(tx, catalogue)
      const isKnown = isForProduct(new Set(products.map(({ key }) => key)))
      const timeOf = timer(products, now)
      const rows = [
        ...reviews.filter(isKnown).map((row) => reviewRow(row, 'approved', timeOf(row))),
        ...waiting.filter(isKnown).map((row) => reviewRow(row, 'waiting', timeOf(row))),
      ]
      const questionRows = questions.filter(isKnown).map(({ age, ...row }) => {
        const askedAt = timeOf({ ...row, age })
        const answeredAt = row.answer && new Date(Math.min(askedAt + ANSWER_DELAY, now))
        return { ...row, askedAt: new Date(askedAt), answeredAt }
      })
      await writeRows(
        tx,
        [
          [review, rows],
          [question, questionRows],
        ],
        onRows,
      )
      await rate(tx, catalogue)
      await refreshCatalogEntries(
        tx,
        products.map(({ id }) => id),
      )
    },
  }
}
