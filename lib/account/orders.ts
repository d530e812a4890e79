import { KEY_PATTERN, LIMITS } from '../../contract/limits'
import type { Order, OrderAddress, OrderEntry, TrackedOrder } from '../../contract/entities/order'
import type { Currency } from '../../contract/entities/store'
import { orderPath, ORDERS_PATH } from '../paths'

/** The order number in an address, as the store writes it; empty if it is invalid. */
export function requestedOrderNumber(value: unknown): string {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return KEY_PATTERN.test(number) && number.length <= LIMITS.orderNumber ? number : ''
}

/** Order numbers to choose from: the latest orders, preceded by the one in the address if it is older. */
export const orderChoices = (latest: readonly string[], requested: string): string[] =>
  requested === '' || latest.includes(requested) ? [...latest] : [requested, ...latest]

/** The single status shown for an order: its shipping status once it is paid and is shipped at all, else its payment status. */
export const statusOf = ({
  payment,
  shipping,
  needsDelivery,
}: Pick<OrderEntry, 'payment' | 'shipping' | 'needsDelivery'>) =>
  payment === 'paid' && needsDelivery ? shipping : payment

/** Tiles in a row of an order's card. */
const TILES_PER_ROW = 4

/**
 * The images of an order's items on a card, and the number of items without one. One tile is reserved for that number
 * if needed.
 */
export function pickImages(imageUrls: string[], pieces: number): { images: string[]; more: number } {
  const isShort = pieces > Math.min(imageUrls.length, TILES_PER_ROW)
  const images = imageUrls.slice(0, isShort ? TILES_PER_ROW - 1 : TILES_PER_ROW)
  return { images, more: Math.max(pieces - images.length, 0) }
}

/** Whether two addresses of an order are equal. */
export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (Object.keys(one) as (keyof OrderAddress)[]).every((part) => one[part] === other[part])

/** The total of an order in the currency it was charged in, if the store API returns it, with the matching currency. */
export function entryAsShown({ total, shown }: OrderEntry, currency: Currency): { total: number; currency: Currency } {
  return shown ?? { total, currency }
}

/** The refund of a tracked order and its currency; null if there is none or the store API does not return it. */
export function refundAsShown(
  { refunded = 0, shown }: Pick<TrackedOrder, 'refunded' | 'shown'>,
  currency: Currency,
): { refunded: number; currency: Currency } | null {
  if (shown) return shown.refunded > 0 ? shown : null
  return refunded > 0 ? { refunded, currency } : null
}

/**
 * An order with its amounts in the currency it was charged in if the store API returns all of them; otherwise
 * unchanged.
 */
export function orderAsShown(order: Order, currency: Currency): { order: Order; currency: Currency } {
  const { shown, lines } = order
  if (!shown || !lines.every((line) => line.shown)) return { order, currency }
  const { currency: shownCurrency, ...amounts } = shown
  return {
    order: { ...order, ...amounts, lines: lines.map((line) => ({ ...line, ...line.shown })) },
    currency: shownCurrency,
  }
}

/** A carrier's page if it is safe to link to: https only, otherwise null. */
export const carrierLink = (url: string): string | null =>
  URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null

/** The page an order form returns to: its order, or the order list without a valid number. */
export const orderFormPath = (fields: URLSearchParams): string => {
  const number = fields.get('number') ?? ''
  return KEY_PATTERN.test(number) ? orderPath(number) : ORDERS_PATH
}
