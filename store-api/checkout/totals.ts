import type { Totals } from '../../contract/entities/checkout'
import type { ShownTotals } from '../../contract/entities/shown'
import { displayCurrency, displayStep, toDisplayAmount } from '../../contract/money'
import { type ShownCartLine, shownLine } from '../catalog/shown-line'
import type { CouponKind } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'

/** A line of the totals; prices per unit in minor units. */
export interface PricedLine {
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
export const effectivePrice = ({ price, specialPrice }: Pick<PricedLine, 'price' | 'specialPrice'>) =>
  specialPrice ?? price

const sum = (lines: readonly PricedLine[], amountOf: (line: PricedLine) => number) =>
  lines.reduce((total, line) => total + amountOf(line) * line.quantity, 0)

/** Sum of the lines in minor units, before a coupon. */
export const sumLines = (lines: readonly PricedLine[]) => sum(lines, effectivePrice)

/** The coupon's discount on the lines: truncated to `step`, and never above their sum. */
function discountOf(linesTotal: number, coupon: Reduction | null, step: number): number {
  if (coupon?.kind === 'percent')
    return Math.min(linesTotal, Math.floor((linesTotal * coupon.value) / 100 / step) * step)
  return coupon?.kind === 'amount' ? Math.min(linesTotal, coupon.value) : 0
}

/**
 * The totals, in integer minor units.
 * @param coupon null without a valid coupon
 * @param delivery price of the chosen method; null if none is chosen
 * @param step the smallest displayed amount
 */
export function totalsOf(
  lines: readonly PricedLine[],
  coupon: Reduction | null,
  delivery: number | null,
  step = 1,
): Omit<Totals, 'shown'> {
  const subTotal = sum(lines, ({ price }) => price)
  const linesTotal = sumLines(lines)
  const discount = discountOf(linesTotal, coupon, step)
  const shippingPrice = coupon?.kind === 'shipping' && delivery !== null ? 0 : delivery
  return {
    pieces: sum(lines, () => 1),
    subTotal,
    saved: subTotal - linesTotal,
    discount,
    shippingPrice,
    total: linesTotal - discount + (shippingPrice ?? 0),
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
  const shownCurrency = displayCurrency(currency)
  const reduction = coupon?.kind === 'amount' ? { ...coupon, value: toDisplayAmount(coupon.value, currency) } : coupon
  const price = delivery === null ? null : toDisplayAmount(delivery, currency)
  const { subTotal, saved, discount, shippingPrice, total } = totalsOf(
    lines.map(shownLine),
    reduction,
    price,
    displayStep(shownCurrency),
  )
  return { subTotal, saved, discount, shippingPrice, total, currency: shownCurrency }
}
