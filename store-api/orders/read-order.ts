import { and, asc, eq } from 'drizzle-orm'
import type { Photo } from '../../contract/entities/image'
import type { Order, OrderEntry, OrderLine, TrackedOrder } from '../../contract/entities/order'
import { needsDelivery } from '../../contract/entities/checkout-fields'
import { localizeCurrency, readStore } from '../admin/store-settings'
import { readPhotos } from '../catalog/media/photo'
import { shownEntered } from '../catalog/personalization'
import type { Database } from '../db/database'
import { type LineRow, order, orderHistory, orderLine, type OrderRow, shipment } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { dayIn } from '../i18n/zoned-time'
import { chargedOf, chargedPiece } from './order-format'
import { readRefunded } from './refunded'
import { hasUsedVoucher } from './vouchers'
import { canCancel, canPay, hasInvoice } from './state-machine'

const toLine = (row: LineRow, photo: Photo | undefined): OrderLine => ({
  id: row.id,
  product: { key: row.productKey, name: row.productName },
  productModel: row.productModel,
  imageUrl: row.imageUrl,
  ...(photo && { photo }),
  size: row.size,
  options: row.options ?? [],
  ...shownEntered(row),
  quantity: row.quantity,
  currentUnitPrice: row.unitPrice,
  total: row.unitPrice * row.quantity,
  shown: { currentUnitPrice: chargedPiece(row), total: chargedPiece(row) * row.quantity },
})

const NO_ADDRESS = { name: '', street: '', city: '', state: '', postalCode: '', country: '', phone: '' }

/** The addresses of an order; empty ones if nothing is shipped. @throws Error for an order that should have them */
function addressesOf({ number, shippingAddress, billingAddress }: OrderRow, lines: LineRow[]) {
  if (shippingAddress && billingAddress) return { shippingAddress, billingAddress }
  if (needsDelivery(lines)) throw new Error(`order ${number} has no address`)
  return { shippingAddress: NO_ADDRESS, billingAddress: NO_ADDRESS }
}

/**
 * The full view of an order.
 * @param now milliseconds since the epoch, for `canPay` and `canCancel`
 */
export async function toOrder(shop: Pick<Shop, 'db' | 'language'>, row: OrderRow, now: number): Promise<Order> {
  const { db } = shop
  const store = await readStore(shop)
  const storeCurrency = localizeCurrency(store, shop.language)
  const [lines, course, isUsed, refunded] = await Promise.all([
    db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.id)),
    readHistory(db, row.id),
    hasUsedVoucher(db, row.id),
    readRefunded(db, row),
  ])
  const photos = await readPhotos(
    db,
    lines.map(({ imageUrl }) => imageUrl),
  )
  const { shippingAddress, billingAddress } = addressesOf(row, lines)
  return {
    ...toEntry(row, lines, {
      now,
      storeCurrency,
      timeZone: store.country.timeZone,
      isDelivered: isDelivered(course.shipments),
    }),
    email: row.email,
    lines: lines.map((line) => toLine(line, photos.get(line.imageUrl))),
    subTotal: row.subTotal,
    discount: row.discount,
    shippingPrice: row.shippingPrice,
    shown: { ...chargedOf(row, storeCurrency), ...(refunded > 0 && { refunded }) },
    ...(row.tax && { taxes: row.tax }),
    shippingMethod: row.shippingMethod,
    collectAt: row.collectAt,
    shippingAddress,
    billingAddress,
    note: row.note,
    coupon: row.coupon,
    paymentMethod: row.paymentMethod,
    payUntil: row.payUntil?.toISOString() ?? null,
    canCancel: canCancel(row, { parcels: course.shipments.length, needsDelivery: needsDelivery(lines), isUsed, now }),
    hasInvoice: hasInvoice(row),
    ...course,
  }
}

/** An order of a customer. @throws HttpError 404, also for another customer's */
export async function readOrder(
  shop: Pick<Shop, 'db' | 'now' | 'language'>,
  customerId: number,
  number: string,
): Promise<Order> {
  const [row] = await shop.db
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), eq(order.number, number)))
  if (!row) throw notFound()
  return toOrder(shop, row, shop.now())
}

/** Images per order in the list. */
const MAX_IMAGES = 4

/** Whether there are parcels, and none is in transit. */
export const isDelivered = (shipments: readonly { deliveredAt: string | Date | null }[]): boolean =>
  shipments.length > 0 && shipments.every(({ deliveredAt }) => deliveredAt !== null)

interface EntryContext {
  /** Milliseconds since the epoch. */
  now: number
  /** The shop's currency now. */
  storeCurrency: StoreCurrency
  timeZone: string
  /** Whether all existing parcels were delivered. */
  isDelivered: boolean
}

/** The days an order is still to arrive on; null once it did, is ready to collect or ended, and when they are over. */
export function openArrival(
  row: OrderRow,
  { now, timeZone, isDelivered }: Pick<EntryContext, 'now' | 'timeZone' | 'isDelivered'>,
): OrderEntry['arrival'] {
  const { arrival, payment, shipping, shippingKind } = row
  const isOpen = payment === 'unpaid' ? canPay(row, now) : payment === 'paid' && shipping !== 'unable-to-ship'
  const isThere = shipping === 'shipped' && (isDelivered || shippingKind === 'collection')
  return arrival && isOpen && !isThere && arrival.to >= dayIn(now, timeZone) ? arrival : null
}

/** The list view of an order. */
export function toEntry(row: OrderRow, lines: LineRow[], context: EntryContext): OrderEntry {
  const { now, storeCurrency } = context
  const { number, placedAt, payment, shipping, total } = row
  const charged = chargedOf(row, storeCurrency)
  const pictures = lines.map(({ imageUrl }) => imageUrl).filter(Boolean)
  return {
    number,
    placedAt: placedAt.toISOString(),
    payment,
    shipping,
    needsDelivery: needsDelivery(lines),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total,
    shown: { total: charged.total, currency: charged.currency },
    shippingKind: row.shippingKind,
    arrival: openArrival(row, context),
    canPay: canPay(row, now),
    imageUrls: [...new Set(pictures)].slice(0, MAX_IMAGES),
  }
}

/** Shipments and history of an order, both oldest first. */
export async function readHistory(db: Database, orderId: number): Promise<Pick<TrackedOrder, 'shipments' | 'history'>> {
  const [shipments, history] = await Promise.all([
    db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.shippedAt), asc(shipment.id)),
    db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.at), asc(orderHistory.id)),
  ])
  return {
    shipments: shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, pieces }) => ({
      carrier,
      trackingNumber,
      trackingUrl,
      shippedAt: shippedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      pieces,
    })),
    history: history.map(({ event, at }) => ({ event, at: at.toISOString() })),
  }
}
