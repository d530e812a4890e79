import { ON_SALE } from './selection'

/** What a product costs, and what it costs for now: reduced prices end in a zero. */
export function priceOf(key: string, price: number): { price: number; specialPrice: number | null } {
  const percent = ON_SALE[key]
  return { price, specialPrice: percent === undefined ? null : Math.round((price * (100 - percent)) / 1000) * 10 }
}
