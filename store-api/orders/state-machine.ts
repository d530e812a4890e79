import type { OrderEvent, PaymentStatus, ShippingStatus } from '../../contract/entities/order-track'
import { eq, type SQL } from 'drizzle-orm'
import { CODES } from '../../contract/envelope'
import type { Shop } from '../http/context'
import { order, orderHistory, type OrderRow } from '../db/schema'
import { Failure, notFound } from '../http/failure'
import type { Database } from '../db/database'

/** Where an order can go from where it stands, on each of its two axes. What is not here does not happen. */
export const PAYMENT_MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['paid', 'canceled'],
  paid: ['canceled', 'refunded'],
  canceled: ['refunded'],
  refunded: [],
}

export const SHIPPING_MOVES: Record<ShippingStatus, readonly ShippingStatus[]> = {
  unshipped: ['partial-shipment', 'shipped', 'unable-to-ship'],
  'partial-shipment': ['partial-shipment', 'shipped', 'unable-to-ship'],
  'unable-to-ship': ['unshipped', 'partial-shipment'],
  shipped: [],
}

/** 4008: the standing of an order does not allow it. */
export const notPossible = () =>
  new Failure(409, ({ checkout }) => checkout.notPossibleAnyMore, { code: CODES.notPossibleAnyMore })

/** Moves a locked order along the axis of its payment. It waits for nothing then, and where it came from is forgotten. @throws Failure 4008 */
export async function movePayment({ db }: Pick<Shop, 'db'>, row: OrderRow, payment: PaymentStatus): Promise<OrderRow> {
  if (!PAYMENT_MOVES[row.payment].includes(payment)) throw notPossible()
  await db.update(order).set({ payment, payUntil: null, placedFrom: '' }).where(eq(order.id, row.id))
  return { ...row, payment, payUntil: null, placedFrom: '' }
}

/** Moves a locked order along the axis of its shipping. @throws Failure 4008 */
export async function moveShipping(
  { db }: Pick<Shop, 'db'>,
  row: OrderRow,
  shipping: ShippingStatus,
): Promise<OrderRow> {
  if (!SHIPPING_MOVES[row.shipping].includes(shipping)) throw notPossible()
  await db.update(order).set({ shipping }).where(eq(order.id, row.id))
  return { ...row, shipping }
}

/** Locks an order until the transaction ends: what happens to it happens one after the other. @throws Failure 404 */
async function lockWhere(tx: Database, where: SQL): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(where).for('update')
  if (!row) throw notFound()
  return row
}

export const lockOrder = (tx: Database, id: number) => lockWhere(tx, eq(order.id, id))

/** By what its customer calls it. */
export const lockOrderByNumber = (tx: Database, number: string) => lockWhere(tx, eq(order.number, number.toUpperCase()))

/** Whether an order waits for its payment. @param now milliseconds since the epoch */
export const canPay = ({ payment, payUntil }: Pick<OrderRow, 'payment' | 'payUntil'>, now: number): boolean =>
  payment === 'unpaid' && payUntil !== null && payUntil.getTime() > now

/** Whether an order can be canceled: nothing of it was sent. @param parcels how many there are */
export const canCancel = ({ payment, shipping }: Pick<OrderRow, 'payment' | 'shipping'>, parcels: number): boolean =>
  (payment === 'unpaid' || payment === 'paid') &&
  (shipping === 'unshipped' || shipping === 'unable-to-ship') &&
  parcels === 0

/** Whether there is an invoice: of what was paid, whatever became of it. */
export const hasInvoice = ({ payment }: Pick<OrderRow, 'payment'>): boolean =>
  payment === 'paid' || payment === 'refunded'

/** Adds to what happened to an order. @param shop `db` is the transaction of what happened */
export const noteEvent = ({ db, now }: Pick<Shop, 'db' | 'now'>, orderId: number, event: OrderEvent) =>
  db.insert(orderHistory).values({ orderId, event, at: new Date(now()) })
