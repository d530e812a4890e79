import { and, eq, inArray, lte } from 'drizzle-orm'
import type { OrderAddress } from '../../../contract/entities/order'
import type { Database } from '../../db/database'
import { couponUse, mail, order, orderLine, type OrderRow, payment, shipment } from '../../db/schema'
import type { Shop } from '../../http/context'
import { hasInvoice } from '../../orders/state-machine'

/** Country and state only: taxes depend on the place of delivery. */
const regionOnly = (address: OrderAddress | null): OrderAddress | null =>
  address && {
    name: '',
    street: '',
    city: '',
    state: address.state,
    postalCode: '',
    country: address.country,
    phone: '',
  }

/** The address parts required on an invoice. */
const invoiceRecipient = (address: OrderAddress | null): OrderAddress | null => address && { ...address, phone: '' }

/** Until when the invoice of an order must name its buyer; null if that period is over. */
function retentionEnd(row: OrderRow, { now, invoiceYears }: { now: number; invoiceYears: number }): Date | null {
  if (!hasInvoice(row) || !row.billingAddress) return null
  const until = new Date(row.placedAt)
  // Periods of retention begin with the end of the year.
  until.setUTCFullYear(until.getUTCFullYear() + invoiceYears + 1, 0, 1)
  until.setUTCHours(0, 0, 0, 0)
  return invoiceYears > 0 && until.getTime() > now ? until : null
}

/**
 * Removes the person from orders: items, amounts, taxes and times stay, and the recipient of an invoice for as long as
 * the law requires.
 */
export async function eraseFromOrders(
  tx: Database,
  orders: readonly OrderRow[],
  retention: { now: number; invoiceYears: number },
): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  for (const row of orders) {
    const personUntil = retentionEnd(row, retention)
    await tx
      .update(order)
      .set({
        ...{ email: '', customerId: null, device: '', letterDevice: '', placedFrom: '', note: '', personUntil },
        shippingAddress: regionOnly(row.shippingAddress),
        billingAddress: personUntil ? invoiceRecipient(row.billingAddress) : regionOnly(row.billingAddress),
      })
      .where(eq(order.id, row.id))
  }
  await tx
    .update(orderLine)
    .set({ customName: null, customNumber: null, personalization: null })
    .where(inArray(orderLine.orderId, ids))
  await tx.update(shipment).set({ trackingNumber: '', trackingUrl: '' }).where(inArray(shipment.orderId, ids))
  await tx.update(payment).set({ url: '' }).where(inArray(payment.orderId, ids))
  await tx.delete(couponUse).where(inArray(couponUse.orderId, ids))
  await tx.delete(mail).where(inArray(mail.orderId, ids))
}

/** Removes the recipients of invoices whose retention period is over. */
export async function eraseOverdueRecipients({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const overdue = await db
    .select()
    .from(order)
    .where(lte(order.personUntil, new Date(now())))
    .limit(500)
  for (const { id, personUntil, billingAddress } of overdue)
    await db
      .update(order)
      .set({ billingAddress: regionOnly(billingAddress), personUntil: null })
      .where(and(eq(order.id, id), personUntil ? eq(order.personUntil, personUntil) : undefined))
}
