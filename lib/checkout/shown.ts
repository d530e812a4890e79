import type { Checkout, Shown } from '../../contract/entities/checkout'

/** What a shopper is shown of a checkout, for the store to compare with what holds when they order. */
export const shownOf = ({ lines, totals }: Pick<Checkout, 'lines' | 'totals'>): Shown => ({
  lines: lines.map(({ id, quantity, price, specialPrice }) => ({ id, quantity, unitPrice: specialPrice ?? price })),
  discount: totals.discount,
  shippingPrice: totals.shippingPrice ?? 0,
  total: totals.total,
})
