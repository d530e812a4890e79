import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { order, orderHistory, orderLine, payment, refund, shipment } from '../../db/schema'

interface Asked {
  orderId: number
  shipmentId?: number | undefined
}

async function readParcel(db: Database, { orderId, shipmentId }: Asked) {
  if (shipmentId === undefined) return null
  const rows = await db.select().from(shipment).where(eq(shipment.orderId, orderId))
  const parcel = rows.find(({ id }) => id === shipmentId)
  if (!parcel) throw new Error(`order ${orderId} has no shipment ${shipmentId}`)
  return { ...parcel, sentSoFar: rows.reduce((sum, { pieces }) => sum + pieces, 0) }
}

/** What was or is to be given back, in cents. */
async function readRefund(db: Database, orderId: number): Promise<number> {
  const [given] = await db.select().from(refund).where(eq(refund.orderId, orderId))
  if (given) return given.amount
  const [paid] = await db.select().from(payment).where(eq(payment.orderId, orderId))
  return paid?.refunded ?? 0
}

/** Everything letters tell of an order, as its transaction sees it. @throws Error for an order there is not */
export async function readMailedOrder(db: Database, asked: Asked) {
  const { orderId } = asked
  const [row] = await db.select().from(order).where(eq(order.id, orderId))
  if (!row) throw new Error(`there is no order ${orderId} to write about`)
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))
  const events = await db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId))
  return {
    row,
    lines,
    isExpired: events.some(({ event }) => event === 'expired'),
    refunded: await readRefund(db, orderId),
    parcel: await readParcel(db, asked),
  }
}

export type MailedOrder = Awaited<ReturnType<typeof readMailedOrder>>
