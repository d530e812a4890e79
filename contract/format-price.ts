import { readAmount, readRate, truncatedProduct, type Decimal } from './decimal'
import type { Currency } from './entities/store'

/** Decimals and minor digits at most: beyond it a price is a mistake, and a sheet of digits. */
const MOST_DIGITS = 8

/** Rates beyond this are written with an exponent, and are no rates. */
const HIGHEST_RATE = 1e12

/** Store data may say anything; what is no number of digits is the nearest that is. */
export const clampDigits = (digits: number) => Math.min(Math.max(Math.trunc(digits) || 0, 0), MOST_DIGITS)

/** Integer minor units where the currency says how many make one unit, decimals where it does not. */
function readBase(amount: number, { minorDigits }: Pick<Currency, 'minorDigits'>): Decimal {
  if (!Number.isFinite(amount)) return { digits: 0n, scale: 0 }
  const size = Math.abs(amount)
  if (minorDigits === undefined) return readAmount(size)
  return { digits: BigInt(Math.trunc(size)), scale: clampDigits(minorDigits) }
}

/**
 * An amount times the currency's rate, truncated and never rounded (spec §9), by decimal arithmetic.
 * @param amount of the store currency: minor units where the currency names `minorDigits`, a decimal number where not
 * @returns without its sign, in units of `10 ** -places`
 */
export function convertAmount(amount: number, currency: Pick<Currency, 'value' | 'minorDigits'>, places: number) {
  const { value } = currency
  const rate = readRate(value > 0 && value < HIGHEST_RATE ? value : 1)
  return truncatedProduct(readBase(amount, currency), rate, places)
}

const groupThousands = (digits: string, symbol: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, () => symbol)

/** Three or more decimals are spaced in groups of three (spec §9). */
const groupDecimals = (digits: string) => (digits.length < 3 ? digits : digits.replace(/\d{3}(?=\d)/g, '$& '))

/**
 * An amount as the store writes it (spec §9): times the currency's rate, truncated and never rounded to its decimals,
 * thousands grouped.
 * @param amount of the store currency: minor units (cents) where the currency names `minorDigits`, else as `79.99`
 */
export function formatPrice(amount: number, currency: Currency): string {
  const { symbolLeft, symbolRight, symbolThousands, decimalSymbol } = currency
  const decimalPlace = clampDigits(currency.decimalPlace)
  const shown = convertAmount(amount, currency, decimalPlace)
  const digits = shown.toString().padStart(decimalPlace + 1, '0')
  const whole = groupThousands(digits.slice(0, digits.length - decimalPlace), symbolThousands)
  const decimals = decimalPlace > 0 ? (decimalSymbol || '.') + groupDecimals(digits.slice(-decimalPlace)) : ''
  const sign = amount < 0 && shown > 0n ? '−' : ''
  return `${sign}${symbolLeft}${whole}${decimals}${symbolRight}`
}
