import type { OrderTax } from '../../contract/entities/order'
import type { Currency } from '../../contract/entities/store'
import { exactCurrency, formatPrice } from '../../contract/money'

/** The tax at one rate, formatted. */
export interface TaxRow {
  name: string
  /** A rate above zero. */
  isCharged: boolean
  net: string
  tax: string
}

/** The taxes in a total, in all digits of the currency; empty if the store API does not report them. */
export function taxRows(taxes: OrderTax[] | undefined, currency: Currency): TaxRow[] {
  const exact = exactCurrency(currency)
  return (taxes ?? []).map(({ name, rate, net, tax }) => ({
    ...{ name, isCharged: rate > 0 },
    ...{ net: formatPrice(net, exact), tax: formatPrice(tax, exact) },
  }))
}
