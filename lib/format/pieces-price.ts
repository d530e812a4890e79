import type { Currency } from '../../contract/entities/store'
import { convertAmount } from '../../contract/money'
import { formatPrice } from './price'

/**
 * What several things cost together, so many times, as the cart will say it. A store that counts in minor units converts
 * each piece and adds up what it made of them; of one that does not, sums are converted as a whole (spec §9).
 * @param pieces amounts of the store currency
 */
export function piecesPrice(pieces: readonly number[], quantity: number, currency: Currency): string {
  const { minorDigits, decimalPlace } = currency
  if (minorDigits === undefined) return formatPrice(pieces.reduce((sum, piece) => sum + piece, 0) * quantity, currency)
  const shown = pieces.reduce((sum, piece) => sum + convertAmount(piece, currency, decimalPlace), 0n) * BigInt(quantity)
  return formatPrice(Number(shown), { ...currency, value: 1, minorDigits: decimalPlace })
}
