import type { Changes, NewOrder, Shown, Totals } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { allProblems, type Quote } from '../checkout/quote'
import { invalidCoupon } from '../cart/coupons'
import { HttpError, refuse } from '../http/errors'
import { type CartLine, shownLine } from '../catalog/shown-line'
import { outOfStockLines, notEnoughStock } from './inventory'
import type { CartLineReply } from '../../contract/entities/cart'
import { paidPrice } from '../checkout/totals'

const cartEmpty = () => new HttpError(409, ({ checkout }) => checkout.cartEmpty, { code: CODES.cartEmpty })

const changed = (changes: ReturnType<typeof shownChanges>) =>
  new HttpError(409, ({ checkout }) => checkout.changed, { code: CODES.priceChanged, data: { changes } })

/**
 * Compares the quote with what the shopper saw and agreed to. An invalid coupon is an error of its own, unless they saw
 * that it gives no discount.
 * @throws HttpError 4004 for an empty cart, 400 with missing fields, 4003, 4006 with the changes, 4005
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
  const short = outOfStockLines(lines)
  if (short.length > 0) throw notEnoughStock(short)
}

type Change = Changes['changes'][number]

const part = (kind: 'shipping' | 'discount' | 'total', before: number, now: number): Change[] =>
  before === now ? [] : [{ kind, id: null, name: '', before, now }]

/** Price changes are reported per unit, quantity changes per line. */
function lineChange(line: CartLineReply, shown: Shown['lines'][number] | undefined): Change[] {
  const { id, quantity, product } = line
  const price = paidPrice(line)
  const change = { kind: 'line', id, name: product.name } as const
  if (!shown) return [{ ...change, before: null, now: price * quantity }]
  if (shown.quantity !== quantity)
    return [{ ...change, before: shown.unitPrice * shown.quantity, now: price * quantity }]
  return shown.unitPrice === price ? [] : [{ ...change, before: shown.unitPrice, now: price }]
}

/**
 * Differences between the quote and what the shopper saw. The client's amounts are compared, never charged.
 * @param lines and totals in the currency shown
 */
export function shownChanges(
  lines: CartLine[],
  totals: Pick<Totals, 'discount' | 'shippingPrice' | 'total'>,
  shown: Shown,
): Change[] {
  const seen = new Map(shown.lines.map((line) => [line.id, line]))
  const gone = shown.lines.filter(({ id }) => !lines.some((line) => line.id === id))
  return [
    ...lines.flatMap((line) => lineChange(line, seen.get(line.id))),
    ...gone.map(({ id, quantity, unitPrice }) => ({
      ...({ kind: 'line', id, name: '' } as const),
      before: unitPrice * quantity,
      now: null,
    })),
    ...part('shipping', shown.shippingPrice, totals.shippingPrice ?? 0),
    ...part('discount', shown.discount, totals.discount),
    ...part('total', shown.total, totals.total),
  ]
}
