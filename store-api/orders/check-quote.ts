import type { NewOrder } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { allProblems } from '../checkout/read-checkout'
import type { Quote } from '../checkout/read-quote'
import { invalidCoupon } from '../cart/invalid-coupon'
import { Failure, refuse } from '../http/failure'
import { shownLine } from '../catalog/shown-line'
import { shortLines, stockShort } from './short-lines'
import { shownChanges } from './shown-changes'

const cartEmpty = () => new Failure(409, ({ checkout }) => checkout.cartEmpty, { code: CODES.cartEmpty })

const changed = (changes: ReturnType<typeof shownChanges>) =>
  new Failure(409, ({ checkout }) => checkout.changed, { code: CODES.priceChanged, data: { changes } })

/**
 * Holds what would be ordered to what the shopper agreed to. A coupon that counts no more is told as such, unless they
 * saw that it takes nothing off.
 * @throws Failure 4004 for an empty cart, 400 with what was not filled in, 4003, 4006 with what changed, 4005
 */
export function checkQuote(quote: Quote, { cart, shown }: Pick<NewOrder, 'cart' | 'shown'>): void {
  const { lines, totals, coupon } = quote
  if (lines.length === 0) throw cartEmpty()
  const problems = allProblems(quote)
  if (problems.length > 0) throw refuse(problems)
  const changes = shownChanges(lines.map(shownLine), totals.shown, shown)
  const isCouponMissed = changes.some(({ kind }) => kind === 'discount' || kind === 'shipping')
  if (coupon && coupon.problem !== '' && isCouponMissed) throw invalidCoupon(coupon.problem)
  if (cart !== quote.ref || changes.length > 0) throw changed(changes)
  const short = shortLines(lines)
  if (short.length > 0) throw stockShort(short)
}
