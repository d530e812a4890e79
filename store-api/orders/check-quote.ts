import type { Changes, NewOrder, Shown, Totals } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { allProblems, type Quote } from '../checkout/quote'
import { invalidCoupon } from '../cart/coupons'
import { HttpError, validationError } from '../http/errors'
import { type CartLine, shownLine } from '../catalog/shown-line'
import { outOfStockLines, notEnoughStock } from './inventory'
import type { CartLineReply } from '../../contract/entities/cart'
import { effectivePrice } from '../checkout/totals'

const cartEmpty = () => new HttpError(409, ({ checkout }) => checkout.cartEmpty, { code: CODES.cartEmpty })

const orderChanged = (changes: ReturnType<typeof quoteChanges>) =>
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
  if (problems.length > 0) throw validationError(problems)
  const changes = quoteChanges(lines.map(shownLine), totals.shown, shown)
  const isDiscountMissing = changes.some(({ kind }) => kind === 'discount' || kind === 'shipping')
  if (coupon && coupon.problem !== '' && isDiscountMissing) throw invalidCoupon(coupon.problem)
  if (cart !== quote.ref || changes.length > 0) throw orderChanged(changes)
  const shortLines = outOfStockLines(lines)
  if (shortLines.length > 0) throw notEnoughStock(shortLines)
}

type Change = Changes['changes'][number]

const amountChange = (kind: 'shipping' | 'discount' | 'total', before: number, now: number): Change[] =>
  before === now ? [] : [{ kind, id: null, name: '', before, now }]

/** Price changes are reported per unit, quantity changes per line. */
function lineChange(line: CartLineReply, shown: Shown['lines'][number] | undefined): Change[] {
  const { id, quantity, product } = line
  const price = effectivePrice(line)
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
export function quoteChanges(
  lines: CartLine[],
  totals: Pick<Totals, 'discount' | 'shippingPrice' | 'total'>,
  shown: Shown,
): Change[] {
  const shownById = new Map(shown.lines.map((line) => [line.id, line]))
  const removedLines = shown.lines.filter(({ id }) => !lines.some((line) => line.id === id))
  return [
    ...lines.flatMap((line) => lineChange(line, shownById.get(line.id))),
    ...removedLines.map(({ id, quantity, unitPrice }) => ({
      ...({ kind: 'line', id, name: '' } as const),
      before: unitPrice * quantity,
      now: null,
    })),
    ...amountChange('shipping', shown.shippingPrice, totals.shippingPrice ?? 0),
    ...amountChange('discount', shown.discount, totals.discount),
    ...amountChange('total', shown.total, totals.total),
  ]
}
