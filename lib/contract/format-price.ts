import type { Currency } from './entities/store'

/** Decimals and minor digits at most: beyond it a price is a mistake, and a sheet of digits. */
const MOST_DIGITS = 8

/** Rates beyond this are written with an exponent, and are no rates. */
const HIGHEST_RATE = 1e12

/** Store data may say anything; what is no number of digits is the nearest that is. */
const clampDigits = (digits: number) => Math.min(Math.max(Math.trunc(digits) || 0, 0), MOST_DIGITS)

const readRate = (value: number) => (value > 0 && value < HIGHEST_RATE ? value : 1)

const readAmount = (minorUnits: number) => (Number.isFinite(minorUnits) ? Math.trunc(minorUnits) : 0)

/** A decimal number as an integer and the digits that stand behind its point: '1.08' is 108 with 2. */
function toScaled(value: number): { digits: bigint; scale: number } {
  const [whole = '0', fraction = ''] = value.toFixed(10).replace(/0+$/, '').split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

const groupThousands = (digits: string, symbol: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, () => symbol)

/** Three or more decimals are spaced in groups of three (spec §9). */
const groupDecimals = (digits: string) => (digits.length < 3 ? digits : digits.replace(/\d{3}(?=\d)/g, '$& '))

/**
 * An amount as the store writes it (spec §9): times the currency's rate, truncated and never rounded to its decimals,
 * thousands grouped.
 * @param minorUnits integer amount in minor units of the store currency (cents)
 */
export function formatPrice(minorUnits: number, currency: Currency): string {
  const { symbolLeft, symbolRight, symbolThousands, decimalSymbol } = currency
  const decimalPlace = clampDigits(currency.decimalPlace)
  const minorDigits = clampDigits(currency.minorDigits)
  const rate = toScaled(readRate(currency.value))
  const amount = readAmount(minorUnits)
  const exact = BigInt(Math.abs(amount)) * rate.digits
  const surplus = rate.scale + minorDigits - decimalPlace
  const shown = surplus >= 0 ? exact / 10n ** BigInt(surplus) : exact * 10n ** BigInt(-surplus)

  const digits = shown.toString().padStart(decimalPlace + 1, '0')
  const whole = groupThousands(digits.slice(0, digits.length - decimalPlace), symbolThousands)
  const decimals = decimalPlace > 0 ? decimalSymbol + groupDecimals(digits.slice(-decimalPlace)) : ''
  const sign = amount < 0 && shown > 0n ? '−' : ''
  return `${sign}${symbolLeft}${whole}${decimals}${symbolRight}`
}
