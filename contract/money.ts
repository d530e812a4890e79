import type { Currency } from './entities/store'

/** Decimals and minor digits at most: beyond it a price is a mistake, and a sheet of digits. */
const MAX_DIGITS = 8

/** Rates beyond this are written with an exponent, and are no rates. */
const MAX_RATE = 1e12

/** Clamps a number of digits from store data to the valid range. */
export const clampDigits = (digits: number) => Math.min(Math.max(Math.trunc(digits) || 0, 0), MAX_DIGITS)

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
  const rate = readRate(value > 0 && value < MAX_RATE ? value : 1)
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

/**
 * The amount a page shows as machines read it: `79.00`, without symbols or groups.
 * @param amount of the store currency, as the store API sends it
 */
export function decimalPrice(amount: number, currency: Currency): string {
  const bare = { symbolLeft: '', symbolRight: '', symbolThousands: '', decimalSymbol: '.' }
  return formatPrice(amount, { ...currency, ...bare }).replaceAll(' ', '')
}

/** By code: they never change, and finding them out takes longer than anything else here. */
const known = new Map<string, number>()

function findDigits(code: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Digits of a minor unit: 2 for EUR, 0 for JPY, 3 for KWD. 2 for an unknown currency. @param code ISO 4217 */
export function currencyDigits(code: string): number {
  const digits = known.get(code) ?? findDigits(code)
  known.set(code, digits)
  return digits
}

/** A currency with a code: one that can be charged. */
export type ChargedCurrency = Currency & { code: string }

/** Digits that are shown: no more than can be charged. */
const placesOf = (currency: ChargedCurrency, digits: number) => Math.min(clampDigits(currency.decimalPlace), digits)

/**
 * The one place where money is converted: an amount of the store currency in the currency shown, as it is charged.
 * Truncated to the digits that are shown, or to those the currency has where they are fewer (spec §9). What is made of
 * several amounts is the sum of the converted ones, and never converted itself.
 * @returns integer minor units of the shown currency (ISO 4217)
 */
export function toShown(amount: number, currency: ChargedCurrency): number {
  const digits = currencyDigits(currency.code)
  const places = placesOf(currency, digits)
  return Number(convertAmount(amount, currency, places)) * 10 ** (digits - places)
}

/** The smallest amount that is shown, in minor units: 100 cents where euros are shown without cents. */
export const shownStep = ({ minorDigits, decimalPlace }: ReturnType<typeof shownCurrency>): number =>
  10 ** (minorDigits - decimalPlace)

/** How amounts that {@link toShown} made are written: nothing is left to be converted. */
export function shownCurrency(currency: ChargedCurrency): ChargedCurrency & { minorDigits: number } {
  const minorDigits = currencyDigits(currency.code)
  return { ...currency, value: 1, decimalPlace: placesOf(currency, minorDigits), minorDigits }
}

/**
 * A currency with at least the digits of its minor unit: taxes are shown to the cent where prices are shown without
 * cents, so that net and tax add up.
 */
export const exactCurrency = <Kind extends Currency>(currency: Kind): Kind => ({
  ...currency,
  decimalPlace: Math.max(currency.decimalPlace, currency.minorDigits ?? 0),
})

/** A decimal number as an integer and the digits that stand behind its point: 1.08 is 108 with 2. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** Digits of a binary number that are surely its own, and decimals of an amount that are looked at. */
const SURE_DIGITS = 14
const MAX_DECIMALS = 6

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
  return fromText(value.toFixed(Math.min(SURE_DIGITS - wholeDigits, MAX_DECIMALS)))
}

/** The product in units of `10 ** -places`, truncated. */
export function truncatedProduct(one: Decimal, other: Decimal, places: number): bigint {
  const surplus = one.scale + other.scale - places
  const exact = one.digits * other.digits
  return surplus >= 0 ? exact / 10n ** BigInt(surplus) : exact * 10n ** BigInt(-surplus)
}
