import { EARLIER_SALE_PERCENTS, SALE_PERCENTS } from './selection'
import { seededRandom, integerBetween } from '../../catalog/images/seeded-random'
import type { CataloguePrice, CatalogueProduct } from './catalogue'

/** The price and special price of a product; special prices are rounded to ten cents. */
export function priceOf(key: string, price: number): { price: number; specialPrice: number | null } {
  const percent = SALE_PERCENTS[key]
  return { price, specialPrice: percent === undefined ? null : Math.round((price * (100 - percent)) / 1000) * 10 }
}

type PriceStep = Pick<CataloguePrice, 'price' | 'daysAgo'>

const reduced = (price: number, percent: number) => Math.round((price * (100 - percent)) / 1000) * 10

/** The price changes of a temporary sale. */
const sale = (price: number, percent: number, [from, to]: [from: number, to: number]): PriceStep[] => [
  { price: reduced(price, percent), daysAgo: from },
  { price, daysAgo: to },
]

/** Share of products whose price was raised since the release. */
const RAISED = 1 / 10

/** Upper bound of the random range for products that were in an earlier sale. */
const PAST_SALE_BOUND = RAISED + 1 / 8

/** The price history of a product since its release, oldest first; equal at every call. */
export function pricesOf({ key, price, specialPrice }: CatalogueProduct): CataloguePrice[] {
  const random = seededRandom(`prices ${key}`)
  const chance = random()
  const saleStartDaysAgo = integerBetween(random, 3, 16)
  const earlierPercent = EARLIER_SALE_PERCENTS[key]
  const changes: PriceStep[] = []
  if (chance < RAISED)
    changes.push({ price: price - integerBetween(random, 2, 6) * 50, daysAgo: null }, { price, daysAgo: 75 })
  else changes.push({ price, daysAgo: null })
  if (chance >= RAISED && chance < PAST_SALE_BOUND) changes.push(...sale(price, 15, [64, 55]))
  if (earlierPercent !== undefined)
    changes.push(...sale(price, earlierPercent, [saleStartDaysAgo + 21, saleStartDaysAgo + 12]))
  if (specialPrice !== null) changes.push({ price: specialPrice, daysAgo: saleStartDaysAgo })
  return changes.map((change) => ({ productKey: key, ...change }))
}
