import { and, asc, eq } from 'drizzle-orm'
import type { Order, OrderLine } from '../../contract/entities/order'
import type { Shop } from '../http/context'
import { order, orderLine } from '../db/schema'
import { notFound } from '../http/failure'
import { readCurrency } from '../admin/told-currency'
import { chargedOf, chargedPiece } from './charged-of'
import { canCancel, hasInvoice } from './buyer-can'
import { toEntry, type LineRow, type OrderRow } from './order-entry'
import { readCourse } from './read-course'

const toLine = (row: LineRow): OrderLine => {
  const isPrinted = row.customName !== null || row.customNumber !== null
  return {
    id: row.id,
    product: { key: row.productKey, name: row.productName },
    productModel: row.productModel,
    imageUrl: row.imageUrl,
    size: row.size,
    custom: isPrinted ? { number: row.customNumber, name: row.customName ?? '' } : null,
    quantity: row.quantity,
    currentUnitPrice: row.unitPrice,
    total: row.unitPrice * row.quantity,
    shown: { currentUnitPrice: chargedPiece(row), total: chargedPiece(row) * row.quantity },
  }
}

/**
 * A whole order.
 * @param now milliseconds since the epoch: what its buyer can do changes with time
 */
export async function toOrder(shop: Pick<Shop, 'db' | 'language'>, row: OrderRow, now: number): Promise<Order> {
  const { db } = shop
  const { shippingAddress, billingAddress, number } = row
  if (!shippingAddress || !billingAddress) throw new Error(`order ${number} has no address`)
  const told = await readCurrency(shop)
  const [lines, course] = await Promise.all([
    db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.id)),
    readCourse(db, row.id),
  ])
  return {
    ...toEntry(row, lines, { now, told }),
    email: row.email,
    lines: lines.map(toLine),
    subTotal: row.subTotal,
    discount: row.discount,
    shippingPrice: row.shippingPrice,
    shown: chargedOf(row, told),
    shippingMethod: row.shippingMethod,
    shippingKind: row.shippingKind,
    collectAt: row.collectAt,
    shippingAddress,
    billingAddress,
    note: row.note,
    coupon: row.coupon,
    paymentMethod: row.paymentMethod,
    payUntil: row.payUntil?.toISOString() ?? null,
    canCancel: canCancel(row, course.shipments.length),
    hasInvoice: hasInvoice(row),
    ...course,
  }
}

/** A whole order of a customer; another's is the same as none. @throws Failure 404 */
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
