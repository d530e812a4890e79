import { isNotNull } from 'drizzle-orm'
import type { Database } from '../../../store-api/db/database'
import {
  coupon,
  couponUse,
  mail,
  order,
  orderHistory,
  orderLine,
  payment,
  paymentEvent,
  refund,
  shipment,
  variant,
} from '../../../store-api/db/schema'

const ORDER_NUMBER = /TL-[0-9A-Z]{8}/g

const by = <Row>(rows: Row[], keyOf: (row: Row) => number): Map<number, Row[]> => {
  const found = new Map<number, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

/** The mails about each order. */
async function readMails(db: Database) {
  const mails = new Map<string, { recipient: string; subject: string }[]>()
  for (const { recipient, subject, text } of await db.select().from(mail))
    for (const number of new Set(text.match(ORDER_NUMBER)))
      mails.set(number, [...(mails.get(number) ?? []), { recipient, subject }])
  return mails
}

/** Everything the shop wrote down about its orders since there is a checkout, order by order. */
export async function readLedger(db: Database) {
  const orders = await db.select().from(order).where(isNotNull(order.cartRef)).orderBy(order.id)
  const lines = by(await db.select().from(orderLine), ({ orderId }) => orderId)
  const history = by(await db.select().from(orderHistory).orderBy(orderHistory.id), ({ orderId }) => orderId)
  const shipments = by(await db.select().from(shipment), ({ orderId }) => orderId)
  const payments = by(await db.select().from(payment), ({ orderId }) => orderId)
  const refunds = by(await db.select().from(refund), ({ orderId }) => orderId)
  const uses = by(await db.select().from(couponUse), ({ orderId }) => orderId)
  const events = by(await db.select().from(paymentEvent), ({ orderId }) => orderId)
  const mails = await readMails(db)
  return {
    orders: orders.map((row) => ({
      ...row,
      lines: lines.get(row.id) ?? [],
      history: (history.get(row.id) ?? []).map(({ event }) => event),
      shipments: shipments.get(row.id) ?? [],
      money: payments.get(row.id)?.[0],
      refunds: refunds.get(row.id) ?? [],
      uses: uses.get(row.id) ?? [],
      events: events.get(row.id) ?? [],
      mails: mails.get(row.number) ?? [],
    })),
    coupons: await db.select().from(coupon),
    variants: await db.select().from(variant),
  }
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>
export type LedgerOrder = Ledger['orders'][number]

/** Whether it was called off, by whoever or by time: what it took was given back. */
export const isCalledOff = ({ history }: LedgerOrder): boolean =>
  history.includes('canceled') || history.includes('expired')

/** Whether its pieces and its coupon are there for others again: it was called off, or refunded before any was sent. */
export const isGivenBack = (order: LedgerOrder): boolean =>
  isCalledOff(order) || (order.payment === 'refunded' && order.shipments.length === 0)
