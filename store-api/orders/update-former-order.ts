import { asc, eq } from 'drizzle-orm'
import type { OrderEvent, PaymentStatus, ShippingStatus } from '../../contract/entities/order'
import { currencyDigits } from '../../contract/money'
import type { Database } from '../db/database'
import { order, orderHistory, type OrderRow, shipment } from '../db/schema'
import type { SourceOrder } from '../admin/import/people/source-order'

/** The progress of payment and delivery: in a newer file neither has decreased. */
const PAYMENT_STEPS: Record<PaymentStatus, number> = { unpaid: 0, paid: 1, canceled: 2, refunded: 3 }
const SHIPPING_STEPS: Record<ShippingStatus, number> = {
  ...{ unshipped: 0, 'unable-to-ship': 0, 'partial-shipment': 1, shipped: 2 },
}

/** Data of an order besides its row. */
interface OrderProgress {
  events: ReadonlySet<OrderEvent>
  parcels: ReadonlySet<string>
}

const readProgress = async (tx: Database, orderId: number): Promise<OrderProgress> => {
  const byOrder = eq(orderHistory.orderId, orderId)
  const events = await tx.select({ event: orderHistory.event }).from(orderHistory).where(byOrder)
  const parcels = await tx
    .select({ number: shipment.trackingNumber })
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
    .orderBy(asc(shipment.id))
  return {
    events: new Set(events.map(({ event }) => event)),
    parcels: new Set(parcels.map(({ number }) => number)),
  }
}

/** Whether the file is older than the shop's data of the order. */
function isOutdated(row: OrderRow, source: SourceOrder, { events }: OrderProgress): boolean {
  const sourceEvents = new Set(source.events.map(({ event }) => event))
  return (
    PAYMENT_STEPS[source.payment] < PAYMENT_STEPS[row.payment] ||
    SHIPPING_STEPS[source.shipping] < SHIPPING_STEPS[row.shipping] ||
    source.refunded < row.formerRefund ||
    [...events].some((event) => !sourceEvents.has(event))
  )
}

const amountOf = (minor: number, currency: string): string => {
  const digits = currencyDigits(currency)
  return `${(minor / 10 ** digits).toFixed(digits)} ${currency}`
}

/** The result of updating an existing order. */
export interface FormerUpdate {
  /** The changes, each in words; empty if the order equals the file. */
  changes: string[]
  notes: string[]
}

/**
 * Updates an order of another shop from a newer file: payment, delivery, parcels, refund and their times. Items,
 * amounts, addresses and the person are kept. An older file changes nothing.
 * @param row locked, so that with two concurrent files the second is compared with the result of the first
 */
export async function updateFormerOrder(
  tx: Database,
  row: OrderRow,
  { source, isDryRun }: { source: SourceOrder; isDryRun: boolean },
): Promise<FormerUpdate> {
  const progress = await readProgress(tx, row.id)
  if (isOutdated(row, source, progress))
    return { changes: [], notes: ['the file is older than what the shop has of it: nothing of it was changed'] }
  const { payment, shipping, refunded: formerRefund, currency } = source
  const events = source.events.filter(({ event }) => !progress.events.has(event))
  // The parcels of an erased person no longer have numbers.
  const isErased = row.email === '' && source.email !== ''
  const parcels = isErased ? [] : source.parcels.filter(({ trackingNumber }) => !progress.parcels.has(trackingNumber))
  const changes = [
    ...(payment === row.payment ? [] : [`payment ${row.payment} → ${payment}`]),
    ...(shipping === row.shipping ? [] : [`delivery ${row.shipping} → ${shipping}`]),
    ...(formerRefund === row.formerRefund
      ? []
      : [`refund ${amountOf(row.formerRefund, currency)} → ${amountOf(formerRefund, currency)}`]),
    ...events.map(({ event, at }) => `${event} at ${at}`),
    ...parcels.map(({ trackingNumber }) => `parcel ${trackingNumber}`),
  ]
  if (changes.length === 0 || isDryRun) return { changes, notes: [] }
  await tx.update(order).set({ payment, shipping, formerRefund }).where(eq(order.id, row.id))
  if (events.length > 0)
    await tx.insert(orderHistory).values(events.map(({ event, at }) => ({ orderId: row.id, event, at: new Date(at) })))
  await addFormerParcels(tx, row.id, parcels)
  return { changes, notes: [] }
}

/** Adds parcels from the file, which does not contain whether they arrived. */
export async function addFormerParcels(tx: Database, orderId: number, parcels: SourceOrder['parcels']): Promise<void> {
  if (parcels.length === 0) return
  await tx
    .insert(shipment)
    .values(parcels.map(({ shippedAt, ...parcel }) => ({ ...parcel, orderId, shippedAt: new Date(shippedAt) })))
}
