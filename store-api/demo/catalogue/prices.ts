import { EARLIER_SALE, ON_SALE } from './selection'
import { seededRandom, wholeBetween } from '../../catalog/images/seeded-random'
import type { CataloguePrice, CatalogueProduct } from './catalogue'

/** What a product costs, and what it costs for now: reduced prices end in a zero. */
export function priceOf(key: string, price: number): { price: number; specialPrice: number | null } {
  const percent = ON_SALE[key]
  return { price, specialPrice: percent === undefined ? null : Math.round((price * (100 - percent)) / 1000) * 10 }
}

type Change = Pick<CataloguePrice, 'price' | 'daysAgo'>

const reduced = (price: number, percent: number) => Math.round((price * (100 - percent)) / 1000) * 10

/** A sale of some days; what it cost before comes back after it. */
const sale = (price: number, percent: number, [from, to]: [from: number, to: number]): Change[] => [
  { price: reduced(price, percent), daysAgo: from },
  { price, daysAgo: to },
]

/** One product in ten was cheaper when it came, one in eight was in a sale that is long over. */
const RAISED = 1 / 10
const ONCE_REDUCED = RAISED + 1 / 8

/** The price history of a product since its release, the oldest first; the same at every call. */
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
