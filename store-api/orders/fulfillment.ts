import { and, eq, isNull, sum } from 'drizzle-orm'
import { needsDelivery } from '../../contract/entities/checkout-fields'
import { type Database, inTransaction } from '../db/database'
import { orderLine, refund, shipment } from '../db/schema'
import type { Shop } from '../http/context'
import { badRequest } from '../http/errors'
import { writeOrderMail } from '../mail/write-order-mail'
import { lockOrderByNumber, notPossible, recordEvent, transitionShipping } from './state-machine'

/** Input of a shipment. */
export interface Parcel {
  /** Number of the order. */
  number: string
  carrier: string
  trackingNumber: string
  /** Tracking page, if the carrier has one. */
  trackingUrl?: string | undefined
  /** Default: all units not shipped yet. */
  pieces?: number | undefined
}

/** Whether a refund is pending; then nothing may be shipped. */
const hasPendingRefund = async (tx: Database, orderId: number) =>
  (await tx.$count(refund, and(eq(refund.orderId, orderId), isNull(refund.doneAt)))) > 0

/**
 * Ships units of a paid order. The order is `shipped` once all units are.
 * @throws HttpError 404, 400 for more units than remain, 4008 if the order is unpaid, held, shipped or being refunded
 */
export const shipOrder = (shop: Shop, { number, carrier, trackingNumber, trackingUrl = '', pieces }: Parcel) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const txShop = { ...shop, db: tx }
    const row = await lockOrderByNumber(tx, number)
    if (row.payment !== 'paid' || row.shipping === 'unable-to-ship') throw notPossible()
    if (await hasPendingRefund(tx, row.id)) throw notPossible()
    const { remaining } = await countUnits(tx, row.id)
    const shippedUnits = pieces ?? remaining
    if (remaining === 0) throw notPossible()
    if (!Number.isInteger(shippedUnits) || shippedUnits < 1 || shippedUnits > remaining) throw badRequest()
    await transitionShipping(txShop, row, shippedUnits === remaining ? 'shipped' : 'partial-shipment')
    const parcel = { orderId: row.id, carrier, trackingNumber, trackingUrl, pieces: shippedUnits }
    const [inserted] = await tx
      .insert(shipment)
      .values({ ...parcel, shippedAt: new Date(shop.now()) })
      .returning()
    if (!inserted) throw new Error('the shipment was not inserted')
    await recordEvent(txShop, row.id, 'shipped')
    await writeOrderMail(tx, { template: 'order-shipped', orderId: row.id, shipmentId: inserted.id }, shop)
  })

/**
 * Records that a paid order of which nothing is shipped was handed over: its buyer can no longer cancel it.
 * @throws HttpError 404, 4008 if a part of it is shipped, or it is unpaid, held, handed over or being refunded
 */
export const handOverOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    if (row.payment !== 'paid' || row.shipping !== 'unshipped') throw notPossible()
    if ((await orderNeedsDelivery(tx, row.id)) || (await hasPendingRefund(tx, row.id))) throw notPossible()
    await transitionShipping({ ...shop, db: tx }, row, 'shipped')
  })

/** Input of a delivery. */
interface DeliveryInput {
  /** Number of the order. */
  number: string
  /** Default: all parcels in transit. */
  trackingNumber?: string | undefined
}

/** Marks parcels as delivered. @throws HttpError 404, 4008 if no such parcel is in transit */
export const deliverShipment = (shop: Shop, { number, trackingNumber }: DeliveryInput) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const byTrackingNumber = trackingNumber === undefined ? undefined : eq(shipment.trackingNumber, trackingNumber)
    const delivered = await tx
      .update(shipment)
      .set({ deliveredAt: new Date(shop.now()) })
      .where(and(eq(shipment.orderId, row.id), isNull(shipment.deliveredAt), byTrackingNumber))
      .returning()
    if (delivered.length === 0) throw notPossible()
    await recordEvent({ ...shop, db: tx }, row.id, 'delivered')
  })

/** Puts an order on hold: it cannot be shipped. @throws HttpError 404, 4008 */
export const holdOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const txShop = { ...shop, db: tx }
    const row = await lockOrderByNumber(tx, number)
    if (row.payment !== 'unpaid' && row.payment !== 'paid') throw notPossible()
    await transitionShipping(txShop, row, 'unable-to-ship')
    await recordEvent(txShop, row.id, 'held')
  })

/** Releases a held order. @throws HttpError 404, 4008 if it is not held */
export const releaseOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    if (row.shipping !== 'unable-to-ship' || (row.payment !== 'unpaid' && row.payment !== 'paid')) throw notPossible()
    const { shipped } = await countUnits(tx, row.id)
    await transitionShipping({ ...shop, db: tx }, row, shipped > 0 ? 'partial-shipment' : 'unshipped')
  })

/** Whether any line of an order is shipped. */
export async function orderNeedsDelivery(db: Database, orderId: number): Promise<boolean> {
  const lines = await db
    .select({ needsDelivery: orderLine.needsDelivery })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
  return needsDelivery(lines)
}

/** Shipped and remaining units of an order, of the lines that need delivery. */
export async function countUnits(db: Database, orderId: number): Promise<{ shipped: number; remaining: number }> {
  const [ordered] = await db
    .select({ pieces: sum(orderLine.quantity).mapWith(Number) })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), orderLine.needsDelivery))
  const [parcels] = await db
    .select({ pieces: sum(shipment.pieces).mapWith(Number) })
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
  const shipped = parcels?.pieces ?? 0
  return { shipped, remaining: (ordered?.pieces ?? 0) - shipped }
}
