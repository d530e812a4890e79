import type { ShownTotals } from '../../contract/entities/shown'
import { shownCurrency, shownStep, toShown } from '../../contract/shown-amount'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import { shownLine, type ShownCartLine } from '../catalog/shown-line'
import { totalsOf, type Reduction } from './totals'

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
