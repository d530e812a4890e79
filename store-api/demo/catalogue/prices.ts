import { EARLIER_SALE, ON_SALE } from './selection'
import { seededRandom, wholeBetween } from '../../catalog/images/seeded-random'
import type { CataloguePrice, CatalogueProduct } from './catalogue'

/** The price and special price of a product; special prices are rounded to ten cents. */
export function priceOf(key: string, price: number): { price: number; specialPrice: number | null } {
  const percent = ON_SALE[key]
  return { price, specialPrice: percent === undefined ? null : Math.round((price * (100 - percent)) / 1000) * 10 }
}

type Change = Pick<CataloguePrice, 'price' | 'daysAgo'>

const reduced = (price: number, percent: number) => Math.round((price * (100 - percent)) / 1000) * 10

/** The price changes of a temporary sale. */
const sale = (price: number, percent: number, [from, to]: [from: number, to: number]): Change[] => [
  { price: reduced(price, percent), daysAgo: from },
  { price, daysAgo: to },
]

/** Share of products whose price was raised since the release. */
const RAISED = 1 / 10

/** Upper bound of the random range for products that were in an earlier sale. */
const ONCE_REDUCED = RAISED + 1 / 8

/** The price history of a product since its release, oldest first; equal at every call. */
export function pricesOf({ key, price, specialPrice }: CatalogueProduct): CataloguePrice[] {
  const random = seededRandom(`prices ${key}`)
  const luck = random()
  const began = wholeBetween(random, 3, 16)
  const earlier = EARLIER_SALE[key]
  const changes: Change[] = []
  if (luck < RAISED)
    changes.push({ price: price - wholeBetween(random, 2, 6) * 50, daysAgo: null }, { price, daysAgo: 75 })
  else changes.push({ price, daysAgo: null })
  if (luck >= RAISED && luck < ONCE_REDUCED) changes.push(...sale(price, 15, [64, 55]))
  if (earlier !== undefined) changes.push(...sale(price, earlier, [began + 21, began + 12]))
  if (specialPrice !== null) changes.push({ price: specialPrice, daysAgo: began })
  return changes.map((change) => ({ productKey: key, ...change }))
}
