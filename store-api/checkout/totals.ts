import type { Totals } from '../../contract/entities/checkout'
import type { CouponKind } from '../db/schema'
import type { ShownTotals } from '../../contract/entities/shown'
import { shownCurrency, shownStep, toShown } from '../../contract/money'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import { type ShownCartLine, shownLine } from '../catalog/shown-line'

/** What a line adds to the sum; cents for one piece. */
export interface SummedLine {
  quantity: number
  price: number
  /** Null when it is not on sale. */
  specialPrice: number | null
}

/** What a coupon takes off. */
export interface Reduction {
  kind: CouponKind
  /** Per cent, or cents; nothing for free delivery. */
  value: number
}

/** What one piece costs. */
export const paidPrice = ({ price, specialPrice }: Pick<SummedLine, 'price' | 'specialPrice'>) => specialPrice ?? price

const sum = (lines: readonly SummedLine[], amountOf: (line: SummedLine) => number) =>
  lines.reduce((total, line) => total + amountOf(line) * line.quantity, 0)

/** What the pieces cost, in cents, before a coupon. */
export const paidSum = (lines: readonly SummedLine[]) => sum(lines, paidPrice)

/** What a coupon takes off the pieces: whole steps, and never more than they cost. */
function discountOf(paid: number, coupon: Reduction | null, step: number): number {
  if (coupon?.kind === 'percent') return Math.min(paid, Math.floor((paid * coupon.value) / 100 / step) * step)
  return coupon?.kind === 'amount' ? Math.min(paid, coupon.value) : 0
}

/**
 * What is to be paid, in cents: nothing but whole numbers are added and taken away.
 * @param coupon null where there is none, or none that counts
 * @param delivery what the chosen way costs; null as long as none is chosen
 * @param step the smallest amount there is
 */
export function totalsOf(
  lines: readonly SummedLine[],
  coupon: Reduction | null,
  delivery: number | null,
  step = 1,
): Omit<Totals, 'shown'> {
  const subTotal = sum(lines, ({ price }) => price)
  const paid = paidSum(lines)
  const discount = discountOf(paid, coupon, step)
  const shippingPrice = coupon?.kind === 'shipping' && delivery !== null ? 0 : delivery
  return {
    pieces: sum(lines, () => 1),
    subTotal,
    saved: subTotal - paid,
    discount,
    shippingPrice,
    total: paid - discount + (shippingPrice ?? 0),
  }
}

/**
 * What is to be paid in the currency shown, and is charged: made of the lines as they are shown by the rules of all
 * totals, so that it is what a shopper adds up.
 * @param coupon null where there is none, or none that counts; an amount it takes off is of the store currency
 * @param delivery what the chosen way costs, in the store currency; null as long as none is chosen
 */
export function shownTotals(
  lines: readonly ShownCartLine[],
  coupon: Reduction | null,
  { delivery, currency }: { delivery: number | null; currency: StoreCurrency },
): ShownTotals {
  const written = shownCurrency(currency)
  const reduction = coupon?.kind === 'amount' ? { ...coupon, value: toShown(coupon.value, currency) } : coupon
  const price = delivery === null ? null : toShown(delivery, currency)
  const { subTotal, saved, discount, shippingPrice, total } = totalsOf(
    lines.map(shownLine),
    reduction,
    price,
    shownStep(written),
  )
  return { subTotal, saved, discount, shippingPrice, total, currency: written }
}
