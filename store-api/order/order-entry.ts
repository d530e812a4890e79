import type { OrderEntry } from '../../lib/contract/entities/order'
import type { order, orderLine } from '../db/schema'

/** Pictures of an order in the list. */
const PICTURES = 4

export type OrderRow = typeof order.$inferSelect
export type LineRow = typeof orderLine.$inferSelect

/** An order as the list shows it. */
export function toEntry({ number, placedAt, payment, shipping, total }: OrderRow, lines: LineRow[]): OrderEntry {
  const pictures = lines.map(({ imageUrl }) => imageUrl).filter(Boolean)
  return {
    number,
    placedAt: placedAt.toISOString(),
    payment,
    shipping,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total,
    imageUrls: [...new Set(pictures)].slice(0, PICTURES),
  }
}
