import type { OrderTax } from '../../../../contract/entities/order'
import { currencyDigits } from '../../../../contract/money'
import { parseDecimal } from '../cells'
import type { Row } from '../table'

/** Columns `Tax 1 Name` and so on. */
const TAX_COLUMNS = [1, 2, 3, 4, 5]

/** An amount in minor units; 0 for an empty cell, NaN if it is invalid or negative. */
export function readAmount(cell: string, currency: string): number {
  const value = parseDecimal(cell) ?? 0
  const minor = Math.round(value * 10 ** currencyDigits(currency))
  return minor >= 0 && minor <= Number.MAX_SAFE_INTEGER ? minor : NaN
}

/** Hundredths of a per cent in a name such as `DE MwSt 19%`; undefined if it contains none. */
function parseRate(name: string): number | undefined {
  const [, number] = /(\d+(?:[.,]\d+)?)\s*%/.exec(name) ?? []
  return number === undefined ? undefined : Math.round(Number(number.replace(',', '.')) * 100)
}

/**
 * Taxes of an order by their names. A rate that is not in the name is computed from the amounts.
 * @param total that was charged, taxes included
 */
export function readTaxes(row: Row, { currency, total }: { currency: string; total: number }): OrderTax[] {
  const namedTaxes = TAX_COLUMNS.flatMap((number) => {
    const name = row.get(`Tax ${number} Name`)
    const tax = readAmount(row.get(`Tax ${number} Value`), currency)
    return name === '' || Number.isNaN(tax) ? [] : [{ name, tax }]
  })
  return namedTaxes.map(({ name, tax }) => {
    const namedRate = parseRate(name)
    const net = namedTaxes.length > 1 && namedRate ? Math.round((tax * 10_000) / namedRate) : Math.max(0, total - tax)
    return { name, rate: namedRate ?? (net > 0 ? Math.round((tax * 10_000) / net) : 0), net, tax }
  })
}

interface OrderAmounts {
  /** All lines, before discounts. */
  subTotal: number
  discount: number
  shippingPrice: number
  taxes: number
  total: number
}

/**
 * Determines the discount: the file's own if its amounts add up, with taxes included or added; otherwise the difference
 * to the total. Adds a note if taxes were added, or nothing adds up.
 */
export function determineDiscount(amounts: OrderAmounts, notes: string[]): number {
  const { subTotal, discount, shippingPrice, taxes, total } = amounts
  const [discountWithTaxIncluded, discountWithTaxAdded] = [
    subTotal + shippingPrice - total,
    subTotal + shippingPrice + taxes - total,
  ]
  const isPlausible = (amount: number) => amount >= 0 && amount <= discount
  // A discount on the delivery is included in one and already subtracted in the other.
  if (
    discountWithTaxIncluded === discount ||
    (discountWithTaxAdded !== discount && isPlausible(discountWithTaxIncluded))
  )
    return discountWithTaxIncluded
  if (isPlausible(discountWithTaxAdded)) {
    notes.push('its prices were without taxes: they are in its total alone')
    return discountWithTaxAdded
  }
  notes.push('its amounts do not add up to its total, which is kept as the file has it')
  return Math.min(discount, subTotal)
}
