import type { Currency } from '../../contract/entities/store'
import { convertAmount, decimalPrice, formatPrice } from '../../contract/money'

export { decimalPrice, formatPrice }

/** A displayed price: the current one, and the former one if it is reduced. */
export interface ShownPrice {
  now: number
  was: number | null
}

/** A price with its reduced price for display. A reduced price that is missing, the same or higher is ignored. */
export const shownPrice = (price: number, specialPrice: number | null | undefined): ShownPrice => {
  const now = specialPrice ?? price
  return { now, was: now < price ? price : null }
}

/**
 * The price of several items times a quantity, as the cart will show it. A store that counts in minor units converts
 * each price and adds up the results; for other stores, sums are converted as a whole (spec §9).
 * @param pieces amounts of the store currency
 */
export function piecesPrice(pieces: readonly number[], quantity: number, currency: Currency): string {
  const { minorDigits, decimalPlace } = currency
  if (minorDigits === undefined) return formatPrice(pieces.reduce((sum, piece) => sum + piece, 0) * quantity, currency)
  const total = pieces.reduce((sum, piece) => sum + convertAmount(piece, currency, decimalPlace), 0n) * BigInt(quantity)
  return formatPrice(Number(total), { ...currency, value: 1, minorDigits: decimalPlace })
}

/** Decimals of a percentage above the error of binary arithmetic: 1.15 − 0.92 is a little less than 20 per cent of 1.15. */
const EXACT_DIGITS = 6

/** The reduction of a price in whole per cent, rounded down. */
export const discountPercent = (price: number, specialPrice: number): number =>
  price > 0 ? Math.floor(Number((((price - specialPrice) * 100) / price).toFixed(EXACT_DIGITS))) : 0
