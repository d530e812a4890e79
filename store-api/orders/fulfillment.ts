import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { inTransaction } from '../db/in-transaction'
import { orderLine, refund, shipment } from '../db/schema'
import { badRequest } from '../http/failure'
import { writeOrderMail } from '../mail/write-order-mail'
import { lockOrderByNumber, moveShipping, noteEvent, notPossible } from './state-machine'

/** A parcel that is handed to its carrier. */
export interface Parcel {
  /** Number of the order. */
  number: string
  carrier: string
  trackingNumber: string
  /** Where the carrier tells more; left out where it has no such page. */
  trackingUrl?: string | undefined
  /** Left out for all that were not sent yet. */
  pieces?: number | undefined
}

/** Whether the money is on its way back already: then nothing is sent any more. */
const isMoneyOwed = async (tx: Database, orderId: number) =>
  (await tx.$count(refund, and(eq(refund.orderId, orderId), isNull(refund.doneAt)))) > 0

/**
 * Sends pieces of a paid order. It is shipped once all of them are.
 * @throws Failure 404, 400 for more pieces than are left, 4008 for an order that is not paid, is held, was sent,
 *   or whose money goes back
 */
export const shipOrder = (shop: Shop, { number, carrier, trackingNumber, trackingUrl = '', pieces }: Parcel) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const within = { ...shop, db: tx }
    const row = await lockOrderByNumber(tx, number)
    if (row.payment !== 'paid' || row.shipping === 'unable-to-ship') throw notPossible()
    if (await isMoneyOwed(tx, row.id)) throw notPossible()
    const { left } = await readPieces(tx, row.id)
    const sending = pieces ?? left
    if (left === 0) throw notPossible()
    if (!Number.isInteger(sending) || sending < 1 || sending > left) throw badRequest()
    await moveShipping(within, row, sending === left ? 'shipped' : 'partial-shipment')
    const parcel = { orderId: row.id, carrier, trackingNumber, trackingUrl, pieces: sending }
    const [sent] = await tx
      .insert(shipment)
      .values({ ...parcel, shippedAt: new Date(shop.now()) })
      .returning()
    if (!sent) throw new Error('the parcel was not written')
    await noteEvent(within, row.id, 'shipped')
    await writeOrderMail(tx, { template: 'order-shipped', orderId: row.id, shipmentId: sent.id }, shop)
  })

/** A parcel that has arrived. */
export interface Arrival {
  /** Number of the order. */
  number: string
  /** Left out for all parcels that are on their way. */
  trackingNumber?: string | undefined
}

/** Notes that parcels of an order have arrived. @throws Failure 404, 4008 when no such parcel is on its way */
export const deliverShipment = (shop: Shop, { number, trackingNumber }: Arrival) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const which = trackingNumber === undefined ? undefined : eq(shipment.trackingNumber, trackingNumber)
    const arrived = await tx
      .update(shipment)
      .set({ deliveredAt: new Date(shop.now()) })
      .where(and(eq(shipment.orderId, row.id), isNull(shipment.deliveredAt), which))
      .returning()
    if (arrived.length === 0) throw notPossible()
    await noteEvent({ ...shop, db: tx }, row.id, 'delivered')
  })

/** Something keeps an order, or what is left of it, from being sent. @throws Failure 404, 4008 */
export const holdOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const within = { ...shop, db: tx }
    const row = await lockOrderByNumber(tx, number)
    if (row.payment !== 'unpaid' && row.payment !== 'paid') throw notPossible()
    await moveShipping(within, row, 'unable-to-ship')
    await noteEvent(within, row.id, 'held')
  })

/** Nothing keeps an order from being sent any more. @throws Failure 404, 4008 for one that is not held */
export const releaseOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    if (row.shipping !== 'unable-to-ship' || (row.payment !== 'unpaid' && row.payment !== 'paid')) throw notPossible()
    const { sent } = await readPieces(tx, row.id)
    await moveShipping({ ...shop, db: tx }, row, sent > 0 ? 'partial-shipment' : 'unshipped')
  })

/** Pieces of an order that were sent, and those that were not. */
export async function readPieces(db: Database, orderId: number): Promise<{ sent: number; left: number }> {
  const [ordered] = await db
    .select({ pieces: sum(orderLine.quantity).mapWith(Number) })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
  const [parcels] = await db
    .select({ pieces: sum(shipment.pieces).mapWith(Number) })
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
  const sent = parcels?.pieces ?? 0
  return { sent, left: (ordered?.pieces ?? 0) - sent }
}
