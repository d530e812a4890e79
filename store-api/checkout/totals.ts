import type { Totals } from '../../contract/entities/checkout'
import type { ShownTotals } from '../../contract/entities/shown'
import { shownCurrency, shownStep, toShown } from '../../contract/money'
import { type ShownCartLine, shownLine } from '../catalog/shown-line'
import type { CouponKind } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'

/** A line of the totals; prices per unit in minor units. */
export interface SummedLine {
  quantity: number
  price: number
  /** Null if not on sale. */
  specialPrice: number | null
}

/** The discount of a coupon. */
export interface Reduction {
  kind: CouponKind
  /** Percentage or minor units; 0 for free delivery. */
  value: number
}

/** The unit price to be paid. */
export const paidPrice = ({ price, specialPrice }: Pick<SummedLine, 'price' | 'specialPrice'>) => specialPrice ?? price

const sum = (lines: readonly SummedLine[], amountOf: (line: SummedLine) => number) =>
  lines.reduce((total, line) => total + amountOf(line) * line.quantity, 0)

/** Sum of the lines in minor units, before a coupon. */
export const paidSum = (lines: readonly SummedLine[]) => sum(lines, paidPrice)

/** The coupon's discount on the lines: truncated to `step`, and never above their sum. */
function discountOf(paid: number, coupon: Reduction | null, step: number): number {
  if (coupon?.kind === 'percent') return Math.min(paid, Math.floor((paid * coupon.value) / 100 / step) * step)
  return coupon?.kind === 'amount' ? Math.min(paid, coupon.value) : 0
}

/**
 * The totals, in integer minor units.
 * @param coupon null without a valid coupon
 * @param delivery price of the chosen method; null if none is chosen
 * @param step the smallest displayed amount
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
 * The totals in the displayed currency, which are charged. They are computed from the displayed prices, so that they add
 * up on the page.
 * @param coupon null without a valid coupon; its amount is in the store currency
 * @param delivery price of the chosen method in the store currency; null if none is chosen
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
