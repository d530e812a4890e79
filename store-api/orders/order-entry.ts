import type { OrderEntry } from '../../contract/entities/order'
import type { order, orderLine } from '../db/schema'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import { chargedOf } from './charged-of'
import { canPay } from './buyer-can'

/** Pictures of an order in the list. */
const PICTURES = 4

export type OrderRow = typeof order.$inferSelect
export type LineRow = typeof orderLine.$inferSelect

/**
 * An order as the list shows it.
 * @param now milliseconds since the epoch: what can be paid changes with time
 * @param told the shop's currency now
 */
export function toEntry(
  row: OrderRow,
  lines: LineRow[],
  { now, told }: { now: number; told: StoreCurrency },
): OrderEntry {
  const { number, placedAt, payment, shipping, total } = row
  const charged = chargedOf(row, told)
  const pictures = lines.map(({ imageUrl }) => imageUrl).filter(Boolean)
  return {
    number,
    placedAt: placedAt.toISOString(),
    payment,
    shipping,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total,
    shown: { total: charged.total, currency: charged.currency },
    canPay: canPay(row, now),
    imageUrls: [...new Set(pictures)].slice(0, PICTURES),
  }
}
