import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { OrderEntry, PaymentStatus, ShippingStatus } from '../../contract/entities/order'
import type { List } from '../../contract/rules'
import { localizeCurrency, readStore } from '../admin/store-settings'
import type { Database } from '../db/database'
import { type LineRow, order, orderLine, type OrderRow, shipment } from '../db/schema'
import type { Shop } from '../http/context'
import { offsetOf, type Paging, toPage } from '../http/reply'
import { isDelivered, toEntry } from './read-order'

const DAY_MS = 86_400_000

interface OrderQuery extends Paging {
  payment?: PaymentStatus | undefined
  shipping?: ShippingStatus | undefined
  /** Placed within this number of days. */
  days?: number | undefined
}

/** Lines by order id, each in their order. */
async function linesOf(db: Database, orders: OrderRow[]): Promise<Map<number, LineRow[]>> {
  const lines = new Map<number, LineRow[]>(orders.map(({ id }) => [id, []]))
  if (orders.length === 0) return lines
  const rows = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...lines.keys()]))
    .orderBy(asc(orderLine.id))
  for (const row of rows) lines.get(row.orderId)?.push(row)
  return lines
}

/** Ids of the orders of which all parcels were delivered. */
async function listDelivered(db: Database, orders: OrderRow[]): Promise<Set<number>> {
  const shippedIds = orders.filter(({ shipping }) => shipping === 'shipped').map(({ id }) => id)
  if (shippedIds.length === 0) return new Set()
  const rows = await db.select().from(shipment).where(inArray(shipment.orderId, shippedIds))
  return new Set(shippedIds.filter((id) => isDelivered(rows.filter(({ orderId }) => orderId === id))))
}

/** A page of a customer's orders, the newest first. @throws HttpError 404 beyond the last */
export async function listOrders(
  shop: Pick<Shop, 'db' | 'now' | 'language'>,
  customerId: number,
  { payment, shipping, days, ...paging }: OrderQuery,
): Promise<List<OrderEntry>> {
  const { db, now } = shop
  const where = and(
    eq(order.customerId, customerId),
    payment && eq(order.payment, payment),
    shipping && eq(order.shipping, shipping),
    days === undefined ? undefined : gte(order.placedAt, new Date(now() - days * DAY_MS)),
  )
  const [rows, total, store] = await Promise.all([
    db
      .select()
      .from(order)
      .where(where)
      .orderBy(desc(order.placedAt), desc(order.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db.$count(order, where),
    readStore(shop),
  ])
  const [lines, delivered] = await Promise.all([linesOf(db, rows), listDelivered(db, rows)])
  const context = {
    now: now(),
    storeCurrency: localizeCurrency(store, shop.language),
    timeZone: store.country.timeZone,
  }
  const entries = rows.map((row) =>
    toEntry(row, lines.get(row.id) ?? [], { ...context, isDelivered: delivered.has(row.id) }),
  )
  return toPage(entries, total, paging)
}
