import type { OrderEntry } from '../../lib/contract/entities/order'
import type { order, orderLine } from '../db/schema'
import { canPay } from './buyer-can'

/** Pictures of an order in the list. */
const PICTURES = 4

export type OrderRow = typeof order.$inferSelect
export type LineRow = typeof orderLine.$inferSelect

/**
 * An order as the list shows it.
 * @param now milliseconds since the epoch: what can be paid changes with time
 */
export function toEntry(row: OrderRow, lines: LineRow[], now: number): OrderEntry {
  const { number, placedAt, payment, shipping, total } = row
  const pictures = lines.map(({ imageUrl }) => imageUrl).filter(Boolean)
  return {
    number,
    placedAt: placedAt.toISOString(),
    payment,
    shipping,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total,
    canPay: canPay(row, now),
    imageUrls: [...new Set(pictures)].slice(0, PICTURES),
  }
}
