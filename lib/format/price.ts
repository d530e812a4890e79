import type { Currency } from '../contract/entities/store'

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
  const { value, decimalPlace, minorDigits, symbolLeft, symbolRight, symbolThousands, decimalSymbol } = currency
  const rate = toScaled(value)
  const exact = BigInt(Math.abs(minorUnits)) * rate.digits
  const surplus = rate.scale + minorDigits - decimalPlace
  const shown = surplus >= 0 ? exact / 10n ** BigInt(surplus) : exact * 10n ** BigInt(-surplus)

  const digits = shown.toString().padStart(decimalPlace + 1, '0')
  const whole = groupThousands(digits.slice(0, digits.length - decimalPlace), symbolThousands)
  const decimals = decimalPlace > 0 ? decimalSymbol + groupDecimals(digits.slice(-decimalPlace)) : ''
  const sign = minorUnits < 0 && shown > 0n ? '−' : ''
  return `${sign}${symbolLeft}${whole}${decimals}${symbolRight}`
}
