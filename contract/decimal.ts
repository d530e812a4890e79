/** A decimal number as an integer and the digits that stand behind its point: 1.08 is 108 with 2. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** Digits of a binary number that are surely its own, and decimals of an amount that are looked at. */
const SURE_DIGITS = 14
const MOST_DECIMALS = 6

function fromText(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  const decimals = fraction.replace(/0+$/, '')
  return { digits: BigInt(whole + decimals), scale: decimals.length }
}

/** A rate exactly as it was written, `1e-7` included. @param value positive, below 1e21 */
export function readRate(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e-')
  const { digits, scale } = fromText(mantissa)
  return { digits, scale: scale + Number(exponent) }
}

/** An amount, without what binary sums and products of amounts leave behind: 0.1 + 0.2 is 0.3. @param value positive */
export function readAmount(value: number): Decimal {
  const wholeDigits = String(Math.trunc(value)).length
  if (wholeDigits >= SURE_DIGITS) return { digits: BigInt(Math.trunc(value)), scale: 0 }
  return fromText(value.toFixed(Math.min(SURE_DIGITS - wholeDigits, MOST_DECIMALS)))
}

/** The product in units of `10 ** -places`, truncated. */
export function truncatedProduct(one: Decimal, other: Decimal, places: number): bigint {
  const surplus = one.scale + other.scale - places
  const exact = one.digits * other.digits
  return surplus >= 0 ? exact / 10n ** BigInt(surplus) : exact * 10n ** BigInt(-surplus)
}
