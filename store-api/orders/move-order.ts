import { eq } from 'drizzle-orm'
import type { PaymentStatus, ShippingStatus } from '../../contract/entities/order-track'
import { CODES } from '../../contract/envelope'
import type { Shop } from '../http/context'
import { order } from '../db/schema'
import { Failure } from '../http/failure'
import { PAYMENT_MOVES, SHIPPING_MOVES } from './moves'
import type { OrderRow } from './order-entry'

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
