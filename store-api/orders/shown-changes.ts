import type { CartLineReply } from '../../contract/entities/cart'
import type { Changes, Shown, Totals } from '../../contract/entities/checkout'
import { paidPrice } from '../checkout/totals'

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
