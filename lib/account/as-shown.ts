import type { Order, OrderEntry } from '../../contract/entities/order'
import type { Currency } from '../../contract/entities/store'

/** What an order cost in the currency it was charged in, where the store API tells it, and what that is of. */
export function entryAsShown({ total, shown }: OrderEntry, currency: Currency): { total: number; currency: Currency } {
  return shown ?? { total, currency }
}

/** An order with its amounts in the currency it was charged in, where the store API tells all of them; else as it is. */
export function orderAsShown(order: Order, currency: Currency): { order: Order; currency: Currency } {
  const { shown, lines } = order
  if (!shown || !lines.every((line) => line.shown)) return { order, currency }
  const { currency: own, ...amounts } = shown
  return { order: { ...order, ...amounts, lines: lines.map((line) => ({ ...line, ...line.shown })) }, currency: own }
}
