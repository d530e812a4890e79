import { needsDelivery } from '../../contract/entities/checkout-fields'
import type { Currency } from '../../contract/entities/store'
import { type DateContext, formatDayRange, formatDateTime } from '../../contract/format-date'
import { formatPrice } from '../../contract/money'
import type { OrderFacts, OrderMailTexts, OrderWords } from '../i18n/types'
import type { Shop } from '../http/context'
import {
  addressLines,
  chargedUnitPrice,
  chargedTotal,
  formatPersonalization,
  formatOptions,
} from '../orders/order-format'
import { isPersonalized } from '../catalog/personalization'
import { orderKey } from '../orders/guest-access'
import type { FormattedLine, FormattedParcel } from './order-email-layout'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { customer, order, orderHistory, orderLine, payment, refund, shipment } from '../db/schema'
import type { StoreContent } from '../db/schema/columns'

const TEXT_KEYS = {
  'order-placed': 'placed',
  'order-paid': 'paid',
  'order-shipped': 'shipped',
  'order-canceled': 'canceled',
  'order-refunded': 'refunded',
} as const satisfies Record<OrderMailTemplate, keyof OrderMailTexts>

/** How an order email is written. */
interface EmailFormat {
  texts: OrderMailTexts
  place: DateContext
  currency: Currency
  /** The return period of unused goods in days; null if the shop promises none. */
  returnDays: number | null
}

/** Units in a parcel out of all units of the order. */
function parcelShare(parcel: MailedOrder['parcel'], pieces: number): OrderFacts['parcel'] {
  if (!parcel || parcel.pieces >= pieces) return 'whole'
  return parcel.shippedUnits >= pieces ? 'rest' : 'part'
}

function factsOf(order: MailedOrder, { place, currency, returnDays }: Omit<EmailFormat, 'texts'>) {
  const { row, lines, parcel, refunded, isExpired } = order
  const pieces = lines.filter((line) => line.needsDelivery).reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    number: row.number,
    payUntil: row.payUntil && isPaymentPending(order) ? formatDateTime(row.payUntil.toISOString(), place) : '',
    refund: refunded > 0 ? formatPrice(refunded, currency) : '',
    arrival: row.arrival ? formatDayRange(row.arrival, place.locale) : '',
    isExpired,
    isPersonalized: lines.some(isPersonalized),
    returnDays,
    isCollection: row.shippingKind === 'collection',
    needsDelivery: needsDelivery(lines),
    pieces: parcel?.pieces ?? pieces,
    parcel: parcelShare(parcel, pieces),
  } satisfies OrderFacts
}

/** Texts of an order email. */
export function orderEmailContent(template: OrderMailTemplate, order: MailedOrder, { texts, ...format }: EmailFormat) {
  const text = texts[TEXT_KEYS[template]]
  const facts = factsOf(order, format)
  return { subject: text.subject(facts), before: text.before(facts), after: text.after(facts) }
}

/** An order email by template. */
export type OrderMailTemplate = 'order-placed' | 'order-paid' | 'order-shipped' | 'order-canceled' | 'order-refunded'

export interface NewOrderMail {
  template: OrderMailTemplate
  orderId: number
  /** The parcel of an `order-shipped` email. */
  shipmentId?: number
}

/** Target and label of the button. */
interface OrderLink {
  action: 'pay' | 'order' | 'track'
  path: string
}

/** Whether payment is pending; free orders need none. */
export const isPaymentPending = ({ row }: Pick<MailedOrder, 'row'>): boolean =>
  row.payment === 'unpaid' && chargedTotal(row) > 0

/**
 * Customers are linked to their account. Guests get a link with a key, which works on the device they open it on.
 */
export function orderLink(
  template: OrderMailTemplate,
  { row }: Pick<MailedOrder, 'row'>,
  shop: Pick<Shop, 'keys'>,
): OrderLink {
  const isToPay = template === 'order-placed' && isPaymentPending({ row })
  if (row.customerId !== null) return { action: isToPay ? 'pay' : 'order', path: `/account/orders/${row.number}` }
  return { action: isToPay ? 'pay' : 'track', path: `/api/order/${row.number}/open?key=${orderKey(shop, row.number)}` }
}

/** Whether a stranger may have entered the email: then the order's personal data is omitted. */
const isUnverified = ({ row }: Pick<MailedOrder, 'row'>): boolean => row.customerId === null && row.payment === 'unpaid'

/**
 * The buyer's first name from the account, or the name of the billing address; empty if it may be a stranger's text.
 */
export function recipientName({ row, customerName }: MailedOrder): string {
  if (isUnverified({ row })) return ''
  return customerName || ((row.billingAddress ?? row.shippingAddress)?.name ?? '')
}

/** A picture of 64 px for sharp screens, as JPEG: several mail programs show neither WebP nor AVIF. */
const PICTURE_WIDTH = 160

/** The full address of a line's picture, from configuration; empty if it is not the shop's own. */
function pictureAddress(imageUrl: string, publicOrigin: string): string {
  const [, name, query] = /^\/?image\/([a-z0-9-]+)\.(?:webp|avif|jpg)(?:\?(.*))?$/.exec(imageUrl) ?? []
  if (!name) return ''
  const address = new URL(`/image/${name}.jpg?${query ?? ''}`, publicOrigin)
  address.searchParams.set('w', String(PICTURE_WIDTH))
  return address.href
}

/**
 * Formats the order's lines. Unpaid guest orders show of the personalization only the pair of name and number, which is
 * too short for a message to a stranger.
 */
export const formatLines = (
  order: MailedOrder,
  { words, currency, publicOrigin }: { words: OrderWords; currency: Currency; publicOrigin: string },
): FormattedLine[] =>
  order.lines.map((line) => {
    const shownLine = isUnverified(order) ? { ...line, personalization: null } : line
    return {
      name: `${line.quantity} × ${line.productName}`,
      notes: [...formatOptions(line, words), ...formatPersonalization(shownLine, words)],
      total: formatPrice(chargedUnitPrice(line) * line.quantity, currency),
      picture: pictureAddress(line.imageUrl, publicOrigin),
    }
  })

/**
 * The delivery address or collection point. Unpaid guest orders show no address: it is free text, and a stranger could
 * use it to send messages to any email.
 */
export function deliveryAddressLines({ row }: MailedOrder): string[] {
  const { shippingAddress, shippingKind, collectAt } = row
  if (shippingKind === 'collection') return [collectAt]
  if (!shippingAddress || isUnverified({ row })) return []
  return addressLines(shippingAddress)
}

/** The parcel. Only http(s) tracking links are shown; collections have no carrier. */
export function formatParcel({ parcel, row }: MailedOrder, texts: OrderMailTexts): FormattedParcel | null {
  if (!parcel || row.shippingKind === 'collection') return null
  const { carrier, trackingNumber, trackingUrl } = parcel
  return {
    rows: [
      { name: texts.carrier, value: carrier },
      { name: texts.trackingNumber, value: trackingNumber },
    ],
    url: /^https?:\/\//.test(trackingUrl) ? trackingUrl : '',
  }
}

/** The seller by name, address and VAT number; empty for a shop without one. */
export const formatImprint = ({ name, contact, vatNumber }: StoreContent, words: OrderWords): string =>
  vatNumber ? [name, contact.address, words.vatNumber(vatNumber)].filter(Boolean).join(', ') : ''

interface ParcelRef {
  orderId: number
  shipmentId?: number | undefined
}

async function readParcel(db: Database, { orderId, shipmentId }: ParcelRef) {
  if (shipmentId === undefined) return null
  const rows = await db.select().from(shipment).where(eq(shipment.orderId, orderId))
  const parcel = rows.find(({ id }) => id === shipmentId)
  if (!parcel) throw new Error(`order ${orderId} has no shipment ${shipmentId}`)
  return { ...parcel, shippedUnits: rows.reduce((sum, { pieces }) => sum + pieces, 0) }
}

/** The amount of the pending refund, otherwise the total refunded, in minor units. */
async function readRefund(db: Database, orderId: number): Promise<number> {
  const [queued] = await db.select().from(refund).where(eq(refund.orderId, orderId))
  if (queued && !queued.doneAt) return queued.amount
  const [paymentRow] = await db.select().from(payment).where(eq(payment.orderId, orderId))
  return paymentRow?.refunded ?? 0
}

async function readCustomerName(db: Database, customerId: number | null): Promise<string> {
  if (customerId === null) return ''
  const [row] = await db.select({ firstname: customer.firstname }).from(customer).where(eq(customer.id, customerId))
  return row?.firstname ?? ''
}

/** Reads an order's data for its emails, inside its transaction. @throws Error for an unknown order */
export async function readMailedOrder(db: Database, ref: ParcelRef) {
  const { orderId } = ref
  const [row] = await db.select().from(order).where(eq(order.id, orderId))
  if (!row) throw new Error(`there is no order ${orderId} to write about`)
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))
  const events = await db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId))
  return {
    row,
    lines,
    customerName: await readCustomerName(db, row.customerId),
    isExpired: events.some(({ event }) => event === 'expired'),
    refunded: await readRefund(db, orderId),
    parcel: await readParcel(db, ref),
  }
}

type MailedOrder = Awaited<ReturnType<typeof readMailedOrder>>
