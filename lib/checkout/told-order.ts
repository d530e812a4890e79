import { CODES } from '../contract/codes'
import type { Outcome, Refusal } from '../forms/outcome'
import { NOTHING_TOLD } from './step-outcome'

/** What an order was refused for: the cart is empty; not all of it is as it was shown; or the store's own words. */
export type OrderTold =
  { kind: 'empty' } | { kind: 'changed'; changes: unknown } | { kind: 'refused'; outcome: Outcome }

const CHANGED: ReadonlySet<number> = new Set([CODES.outOfStock, CODES.priceChanged])

export function toldOrder({ code, msg, data }: Refusal): OrderTold {
  if (code === CODES.cartEmpty) return { kind: 'empty' }
  if (CHANGED.has(code)) return { kind: 'changed', changes: data }
  return { kind: 'refused', outcome: { ...NOTHING_TOLD, refusal: msg } }
}
