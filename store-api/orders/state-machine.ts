import {
  type OrderEvent,
  type PaymentStatus,
  type ShippingStatus,
  UNSENT_CANCEL_DAYS,
} from '../../contract/entities/order'
import { eq, type SQL } from 'drizzle-orm'
import { CODES } from '../../contract/envelope'
import type { Shop } from '../http/context'
import { order, orderHistory, type OrderRow } from '../db/schema'
import { HttpError, notFound } from '../http/errors'
import type { Database } from '../db/database'

/** Allowed transitions of payment status and shipping status. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['paid', 'canceled'],
  paid: ['canceled', 'refunded'],
  canceled: ['refunded'],
  refunded: [],
}

export const SHIPPING_TRANSITIONS: Record<ShippingStatus, readonly ShippingStatus[]> = {
  unshipped: ['partial-shipment', 'shipped', 'unable-to-ship'],
  'partial-shipment': ['partial-shipment', 'shipped', 'unable-to-ship'],
  'unable-to-ship': ['unshipped', 'partial-shipment'],
  shipped: [],
}

/** 4008: the order's status does not allow it. */
export const notPossible = () =>
  new HttpError(409, ({ checkout }) => checkout.notPossibleAnyMore, { code: CODES.notPossibleAnyMore })

/** Changes the payment status of a locked order; its deadline and the guest's address hash are cleared. @throws HttpError 4008 */
export async function transitionPayment(
  { db }: Pick<Shop, 'db'>,
  row: OrderRow,
  payment: PaymentStatus,
): Promise<OrderRow> {
  if (!PAYMENT_TRANSITIONS[row.payment].includes(payment)) throw notPossible()
  await db.update(order).set({ payment, payUntil: null, placedFrom: '' }).where(eq(order.id, row.id))
  return { ...row, payment, payUntil: null, placedFrom: '' }
}

/** Changes the shipping status of a locked order. @throws HttpError 4008 */
export async function transitionShipping(
  { db }: Pick<Shop, 'db'>,
  row: OrderRow,
  shipping: ShippingStatus,
): Promise<OrderRow> {
  if (!SHIPPING_TRANSITIONS[row.shipping].includes(shipping)) throw notPossible()
  await db.update(order).set({ shipping }).where(eq(order.id, row.id))
  return { ...row, shipping }
}

/** Whether an order was placed in another shop: history, which this shop never changes. */
export const isImported = ({ source }: Pick<OrderRow, 'source'>): boolean => source !== ''

/**
 * Locks an order until the transaction ends, to serialize its changes.
 * @throws HttpError 404, 4008 for an order of another shop
 */
async function lockWhere(tx: Database, where: SQL): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(where).for('update')
  if (!row) throw notFound()
  if (isImported(row)) throw notPossible()
  return row
}

export const lockOrder = (tx: Database, id: number) => lockWhere(tx, eq(order.id, id))

/** @throws HttpError 404, 4008 for an order of another shop */
export const lockOrderByNumber = (tx: Database, number: string) => lockWhere(tx, eq(order.number, number.toUpperCase()))

/** Whether an order can be paid: it is unpaid and not overdue. @param now milliseconds since the epoch */
export const canPay = ({ payment, payUntil }: Pick<OrderRow, 'payment' | 'payUntil'>, now: number): boolean =>
  payment === 'unpaid' && payUntil !== null && payUntil.getTime() > now

const DAY_MS = 24 * 60 * 60 * 1000

/** Conditions of a cancellation besides the order's status. */
interface CancelConditions {
  /** Number of shipments. */
  parcels: number
  needsDelivery: boolean
  /** Whether a voucher of the order was used. */
  isVoucherUsed: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Whether an order can be canceled: nothing was shipped or handed over, and no voucher of it was used. A paid one
 * without delivery, such as a voucher, only during the withdrawal period; after that the operator decides on a refund.
 */
export function canCancel(
  { payment, shipping, placedAt, source }: Pick<OrderRow, 'payment' | 'shipping' | 'placedAt' | 'source'>,
  { parcels, needsDelivery, isVoucherUsed, now }: CancelConditions,
): boolean {
  if (isImported({ source })) return false
  if (shipping !== 'unshipped' && shipping !== 'unable-to-ship') return false
  if (parcels > 0 || isVoucherUsed) return false
  if (payment === 'unpaid') return true
  return payment === 'paid' && (needsDelivery || now < placedAt.getTime() + UNSENT_CANCEL_DAYS * DAY_MS)
}

/** Whether there is an invoice of this shop: for every order that was paid here, also a refunded one. */
export const hasInvoice = ({ payment, source }: Pick<OrderRow, 'payment' | 'source'>): boolean =>
  !isImported({ source }) && (payment === 'paid' || payment === 'refunded')

/** Adds an event to an order's history. @param shop `db` is the transaction of the event */
export const recordEvent = ({ db, now }: Pick<Shop, 'db' | 'now'>, orderId: number, event: OrderEvent) =>
  db.insert(orderHistory).values({ orderId, event, at: new Date(now()) })
