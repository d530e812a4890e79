import type { Checkout, Shown } from '../../contract/entities/checkout'
import type { Currency } from '../../contract/entities/store'

/**
 * A checkout with its amounts in the currency shown, where the store API tells all of them, and what they are of; else as
 * it is, of the store's own currency.
 */
export function checkoutAsShown(checkout: Checkout, currency: Currency): { checkout: Checkout; currency: Currency } {
  const { totals, lines, methods } = checkout
  const { shown } = totals
  if (!shown || ![...lines, ...methods].every((one) => one.shown)) return { checkout, currency }
  return {
    checkout: {
      ...checkout,
      lines: lines.map((line) => ({ ...line, ...line.shown })),
      methods: methods.map((method) => ({ ...method, ...method.shown })),
      totals: { ...totals, ...shown },
    },
    currency: shown.currency,
  }
}

/** What a shopper is shown of a checkout, for the store to compare with what holds when they order. */
export const shownOf = ({ lines, totals }: Pick<Checkout, 'lines' | 'totals'>): Shown => ({
  lines: lines.map(({ id, quantity, price, specialPrice }) => ({ id, quantity, unitPrice: specialPrice ?? price })),
  discount: totals.discount,
  shippingPrice: totals.shippingPrice ?? 0,
  total: totals.total,
})
