import { KEY_PATTERN, LIMITS } from '../../contract/limits'
import type { Order, OrderAddress, OrderEntry, TrackedOrder } from '../../contract/entities/order'
import type { Currency } from '../../contract/entities/store'
import { orderPath, ORDERS_PATH } from '../paths'

/** The order number in an address, as the store writes it; empty for what can be none. */
export function askedOrder(value: unknown): string {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return KEY_PATTERN.test(number) && number.length <= LIMITS.orderNumber ? number : ''
}

/** Numbers to choose from: the last orders, and before them the one in the address if it is older. */
export const orderChoices = (last: readonly string[], asked: string): string[] =>
  asked === '' || last.includes(asked) ? [...last] : [asked, ...last]

/** How an order stands in one word: what holds it up or has ended it, and for one that is paid, how far it has come. */
export const standingOf = ({
  payment,
  shipping,
  needsDelivery,
}: Pick<OrderEntry, 'payment' | 'shipping' | 'needsDelivery'>) =>
  payment === 'paid' && needsDelivery ? shipping : payment

/** Tiles in a row of an order's card. */
const TILES = 4

/**
 * What a card shows of an order's pieces: images, and how many pieces stand behind none. One tile is kept for the
 * number where it is needed.
 */
export function pickImages(imageUrls: string[], pieces: number): { images: string[]; more: number } {
  const isShort = pieces > Math.min(imageUrls.length, TILES)
  const images = imageUrls.slice(0, isShort ? TILES - 1 : TILES)
  return { images, more: Math.max(pieces - images.length, 0) }
}

/** Whether two addresses of an order say the same. */
export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (Object.keys(one) as (keyof OrderAddress)[]).every((part) => one[part] === other[part])

/** What an order cost in the currency it was charged in, where the store API returns it, and what that is of. */
export function entryAsShown({ total, shown }: OrderEntry, currency: Currency): { total: number; currency: Currency } {
  return shown ?? { total, currency }
}

/** What was given back of a tracked order, and in which currency; null where nothing was, or the store does not say. */
export function refundAsShown(
  { refunded = 0, shown }: Pick<TrackedOrder, 'refunded' | 'shown'>,
  currency: Currency,
): { refunded: number; currency: Currency } | null {
  if (shown) return shown.refunded > 0 ? shown : null
  return refunded > 0 ? { refunded, currency } : null
}

/** An order with its amounts in the currency it was charged in, where the store API returns all of them; else as it is. */
export function orderAsShown(order: Order, currency: Currency): { order: Order; currency: Currency } {
  const { shown, lines } = order
  if (!shown || !lines.every((line) => line.shown)) return { order, currency }
  const { currency: own, ...amounts } = shown
  return { order: { ...order, ...amounts, lines: lines.map((line) => ({ ...line, ...line.shown })) }, currency: own }
}

/** A carrier's page as one may link to: https or nothing. */
export const carrierLink = (url: string): string | null =>
  URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null

/** The page an order form returns to: its order, or the order list without a valid number. */
export const orderFormPath = (fields: URLSearchParams): string => {
  const number = fields.get('number') ?? ''
  return KEY_PATTERN.test(number) ? orderPath(number) : ORDERS_PATH
}
