import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { inTransaction } from '../db/in-transaction'
import { refund, shipment } from '../db/schema'
import { badRequest } from '../http/failure'
import { writeOrderMail } from '../mail/write-order-mail'
import { lockOrderByNumber } from './lock-order'
import { moveShipping, notPossible } from './move-order'
import { noteEvent } from './note-event'
import { readPieces } from './pieces-left'

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
