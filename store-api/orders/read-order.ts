import { and, asc, eq } from 'drizzle-orm'
import type { Photo } from '../../contract/entities/image'
import type { Order, OrderEntry, OrderLine, TrackedOrder } from '../../contract/entities/order'
import { needsDelivery } from '../../contract/entities/checkout-fields'
import { localizeCurrency, readStore } from '../admin/store-settings'
import { readPhotos } from '../catalog/media/photo'
import { personalizationReply } from '../catalog/personalization'
import type { Database } from '../db/database'
import { type LineRow, order, orderHistory, orderLine, type OrderRow, shipment } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { dayIn } from '../i18n/zoned-time'
import { chargedOf, chargedUnitPrice } from './order-format'
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
  ...personalizationReply(row),
  quantity: row.quantity,
  currentUnitPrice: row.unitPrice,
  total: row.unitPrice * row.quantity,
  shown: { currentUnitPrice: chargedUnitPrice(row), total: chargedUnitPrice(row) * row.quantity },
})

const EMPTY_ADDRESS = { name: '', street: '', city: '', state: '', postalCode: '', country: '', phone: '' }

/** The addresses of an order; empty ones if nothing is shipped. @throws Error for an order that should have them */
function addressesOf({ number, shippingAddress, billingAddress }: OrderRow, lines: LineRow[]) {
  if (shippingAddress && billingAddress) return { shippingAddress, billingAddress }
  if (needsDelivery(lines)) throw new Error(`order ${number} has no address`)
  return { shippingAddress: EMPTY_ADDRESS, billingAddress: EMPTY_ADDRESS }
}

/**
 * The full view of an order.
 * @param now milliseconds since the epoch, for `canPay` and `canCancel`
 */
export async function toOrder(shop: Pick<Shop, 'db' | 'language'>, row: OrderRow, now: number): Promise<Order> {
  const { db } = shop
  const store = await readStore(shop)
  const storeCurrency = localizeCurrency(store, shop.language)
  const [lines, tracking, isVoucherUsed, refunded] = await Promise.all([
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
      isDelivered: isDelivered(tracking.shipments),
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
    canCancel: canCancel(row, {
      parcels: tracking.shipments.length,
      needsDelivery: needsDelivery(lines),
      isVoucherUsed,
      now,
    }),
    hasInvoice: hasInvoice(row),
    ...tracking,
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

/** The expected arrival days; null once the order arrived, is ready to collect or ended, and once they have passed. */
export function pendingArrival(
  row: OrderRow,
  { now, timeZone, isDelivered }: Pick<EntryContext, 'now' | 'timeZone' | 'isDelivered'>,
): OrderEntry['arrival'] {
  const { arrival, payment, shipping, shippingKind } = row
  const isActive = payment === 'unpaid' ? canPay(row, now) : payment === 'paid' && shipping !== 'unable-to-ship'
  const hasArrived = shipping === 'shipped' && (isDelivered || shippingKind === 'collection')
  return arrival && isActive && !hasArrived && arrival.to >= dayIn(now, timeZone) ? arrival : null
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
    arrival: pendingArrival(row, context),
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
