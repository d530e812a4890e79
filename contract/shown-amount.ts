import type { Currency } from './entities/store'
import { clampDigits, convertAmount } from './format-price'

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

/** Digits of a minor unit: 2 for EUR, 0 for JPY, 3 for KWD. Of what is no currency, 2. @param code ISO 4217 */
export function currencyDigits(code: string): number {
  const digits = known.get(code) ?? findDigits(code)
  known.set(code, digits)
  return digits
}

/** A currency whose code is told: one that can be charged. */
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
