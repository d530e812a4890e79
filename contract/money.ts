import type { Currency } from './entities/store'

/** Maximum number of decimals and minor digits; more are a mistake in store data. */
const MAX_DIGITS = 8

/** Higher rates are a mistake in store data, and {@link readRate} cannot read those with a positive exponent. */
const MAX_RATE = 1e12

/** Clamps a number of digits from store data to the valid range. */
export const clampDigits = (digits: number) => Math.min(Math.max(Math.trunc(digits) || 0, 0), MAX_DIGITS)

/** Integer minor units if the currency has `minorDigits`, otherwise decimals. */
function readBase(amount: number, { minorDigits }: Pick<Currency, 'minorDigits'>): Decimal {
  if (!Number.isFinite(amount)) return { digits: 0n, scale: 0 }
  const size = Math.abs(amount)
  if (minorDigits === undefined) return readAmount(size)
  return { digits: BigInt(Math.trunc(size)), scale: clampDigits(minorDigits) }
}

/**
 * Multiplies an amount by the currency's rate in decimal arithmetic, truncated and never rounded (spec §9).
 * @param amount of the store currency: minor units if the currency has `minorDigits`, otherwise a decimal number
 * @returns the absolute value, in units of `10 ** -places`
 */
export function convertAmount(amount: number, currency: Pick<Currency, 'value' | 'minorDigits'>, places: number) {
  const { value } = currency
  const rate = readRate(value > 0 && value < MAX_RATE ? value : 1)
  return truncatedProduct(readBase(amount, currency), rate, places)
}

const groupThousands = (digits: string, symbol: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, () => symbol)

/** Three or more decimals are separated into groups of three by spaces (spec §9). */
const groupDecimals = (digits: string) => (digits.length < 3 ? digits : digits.replace(/\d{3}(?=\d)/g, '$& '))

/**
 * Formats an amount (spec §9): multiplied by the currency's rate, truncated and never rounded to its decimals,
 * thousands grouped.
 * @param amount of the store currency: minor units (cents) if the currency has `minorDigits`, otherwise as `79.99`
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
 * The displayed amount in machine-readable form: `79.00`, without symbols or grouping.
 * @param amount of the store currency, as the store API sends it
 */
export function decimalPrice(amount: number, currency: Currency): string {
  const noSymbols = { symbolLeft: '', symbolRight: '', symbolThousands: '', decimalSymbol: '.' }
  return formatPrice(amount, { ...currency, ...noSymbols }).replaceAll(' ', '')
}

/** Cached by code, because constructing an `Intl.NumberFormat` is slow. */
const digitsByCode = new Map<string, number>()

function findDigits(code: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Number of minor digits: 2 for EUR, 0 for JPY, 3 for KWD. 2 for an unknown currency. @param code ISO 4217 */
export function currencyDigits(code: string): number {
  const digits = digitsByCode.get(code) ?? findDigits(code)
  digitsByCode.set(code, digits)
  return digits
}

/** A currency with a code, as required for charging. */
export type ChargedCurrency = Currency & { code: string }

/** Number of displayed decimals, at most the number of minor digits. */
const placesOf = (currency: ChargedCurrency, digits: number) => Math.min(clampDigits(currency.decimalPlace), digits)

/**
 * The only place that converts money: from the store currency to the display currency, as charged. Truncated to the
 * displayed decimals, or to the currency's minor digits if those are fewer (spec §9). Totals are sums of converted
 * amounts, and never converted themselves.
 * @returns integer minor units of the display currency (ISO 4217)
 */
export function toDisplayAmount(amount: number, currency: ChargedCurrency): number {
  const digits = currencyDigits(currency.code)
  const places = placesOf(currency, digits)
  return Number(convertAmount(amount, currency, places)) * 10 ** (digits - places)
}

/** The smallest displayed amount in minor units: 100 cents if euros are displayed without cents. */
export const displayStep = ({ minorDigits, decimalPlace }: ReturnType<typeof displayCurrency>): number =>
  10 ** (minorDigits - decimalPlace)

/** The format of amounts from {@link toDisplayAmount}, which are already converted. */
export function displayCurrency(currency: ChargedCurrency): ChargedCurrency & { minorDigits: number } {
  const minorDigits = currencyDigits(currency.code)
  return { ...currency, value: 1, decimalPlace: placesOf(currency, minorDigits), minorDigits }
}

/**
 * A currency that displays all its minor digits: taxes are displayed to the cent even if prices are not, so that net
 * and tax add up.
 */
export const exactCurrency = <Kind extends Currency>(currency: Kind): Kind => ({
  ...currency,
  decimalPlace: Math.max(currency.decimalPlace, currency.minorDigits ?? 0),
})

/** A decimal number as an integer and the number of its decimals: 1.08 is 108 with 2. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** Reliable significant digits of a binary number, and the decimals of an amount that are read. */
const RELIABLE_DIGITS = 14
const MAX_DECIMALS = 6

function fromText(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  const decimals = fraction.replace(/0+$/, '')
  return { digits: BigInt(whole + decimals), scale: decimals.length }
}

/** A rate exactly as written, including `1e-7`. @param value positive, below 1e21 */
export function readRate(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e-')
  const { digits, scale } = fromText(mantissa)
  return { digits, scale: scale + Number(exponent) }
}

/** An amount without the errors of binary arithmetic: 0.1 + 0.2 is 0.3. @param value positive */
export function readAmount(value: number): Decimal {
  const wholeDigits = String(Math.trunc(value)).length
  if (wholeDigits >= RELIABLE_DIGITS) return { digits: BigInt(Math.trunc(value)), scale: 0 }
  return fromText(value.toFixed(Math.min(RELIABLE_DIGITS - wholeDigits, MAX_DECIMALS)))
}

/** The product in units of `10 ** -places`, truncated. */
export function truncatedProduct(a: Decimal, b: Decimal, places: number): bigint {
  const excessDecimals = a.scale + b.scale - places
  const exact = a.digits * b.digits
  return excessDecimals >= 0 ? exact / 10n ** BigInt(excessDecimals) : exact * 10n ** BigInt(-excessDecimals)
}
