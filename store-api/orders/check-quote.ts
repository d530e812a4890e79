import type { Changes, NewOrder, Shown, Totals } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { allProblems, type Quote } from '../checkout/quote'
import { invalidCoupon } from '../cart/coupons'
import { Failure, refuse } from '../http/failure'
import { shownLine } from '../catalog/shown-line'
import { shortLines, stockShort } from './inventory'
import type { CartLineReply } from '../../contract/entities/cart'
import { paidPrice } from '../checkout/totals'

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

type Change = Changes['changes'][number]

const part = (kind: 'shipping' | 'discount' | 'total', before: number, now: number): Change[] =>
  before === now ? [] : [{ kind, id: null, name: '', before, now }]

/** Other prices are told for one piece, other quantities for the line. */
function lineChange(line: CartLineReply, shown: Shown['lines'][number] | undefined): Change[] {
  const { id, quantity, product } = line
  const price = paidPrice(line)
  const told = { kind: 'line', id, name: product.name } as const
  if (!shown) return [{ ...told, before: null, now: price * quantity }]
  if (shown.quantity !== quantity) return [{ ...told, before: shown.unitPrice * shown.quantity, now: price * quantity }]
  return shown.unitPrice === price ? [] : [{ ...told, before: shown.unitPrice, now: price }]
}

/**
 * What is not as the shopper saw it. What they saw is compared, and used for nothing else.
 * @param lines and totals in the currency shown
 */
export function shownChanges(
  lines: CartLineReply[],
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
