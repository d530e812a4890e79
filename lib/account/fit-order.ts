import type { TrackedOrder } from '../../contract/entities/order-track'

const bytesOf = (order: TrackedOrder) => new TextEncoder().encode(JSON.stringify(order)).length

/**
 * An order no larger than a cookie can hold: without its oldest history, and where that is not enough without its
 * oldest shipments.
 * @param most bytes of its JSON
 */
export function fitOrder(order: TrackedOrder, most: number): TrackedOrder {
  if (bytesOf(order) <= most) return order
  const { history, shipments } = order
  if (history.length > 0) return fitOrder({ ...order, history: history.slice(1) }, most)
  if (shipments.length > 0) return fitOrder({ ...order, shipments: shipments.slice(1) }, most)
  return order
}
