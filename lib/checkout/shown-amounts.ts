import type { Checkout, Shown } from '../../contract/entities/checkout'
import type { Currency } from '../../contract/entities/store'

/**
 * The checkout with amounts in the displayed currency, if the store API sent all of them; else unchanged, in the store's
 * currency.
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

/** The displayed amounts; the store compares them with the current ones when the order is placed. */
export const shownAmounts = ({ lines, totals }: Pick<Checkout, 'lines' | 'totals'>): Shown => ({
  lines: lines.map(({ id, quantity, price, specialPrice }) => ({ id, quantity, unitPrice: specialPrice ?? price })),
  discount: totals.discount,
  shippingPrice: totals.shippingPrice ?? 0,
  total: totals.total,
})
