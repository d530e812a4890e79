import { and, desc, eq } from 'drizzle-orm'
import { type Order, type PaymentStatus, type ShippingStatus, UNSENT_CANCEL_DAYS } from '../../contract/entities/order'
import { currencyDigits } from '../../contract/money'
import { otherValues } from '../../contract/personalization'
import { displayPostalCode } from '../../contract/postal-code'
import { order, type OrderRow } from '../db/schema'
import type { Shop } from '../http/context'
import { HttpError, notFound } from '../http/errors'
import { cancelOrder } from '../orders/cancel-order'
import { orderNeedsDelivery } from '../orders/fulfillment'
import { chargedTotal } from '../orders/order-format'
import { isImported } from '../orders/state-machine'

/** Any order of the shop, by its number in upper or lower case. */
export async function findOrder({ db }: Pick<Shop, 'db'>, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(order).where(eq(order.number, number.toUpperCase()))
  return row ?? null
}

interface OrderFilter {
  payment?: PaymentStatus | undefined
  shipping?: ShippingStatus | undefined
  /** Maximum number of orders. */
  limit: number
}

/** The newest orders of the shop, of customers and guests alike. */
export const listNewestOrders = ({ db }: Pick<Shop, 'db'>, { payment, shipping, limit }: OrderFilter) =>
  db
    .select()
    .from(order)
    .where(and(payment && eq(order.payment, payment), shipping && eq(order.shipping, shipping)))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(limit)

/** Cancels an order for the operator. @throws HttpError 404, 4008 */
export async function cancelByNumber(shop: Shop, number: string): Promise<void> {
  const row = await findOrder(shop, number)
  if (!row) throw notFound()
  await cancelOrder(shop, { orderId: row.id, by: 'operator' })
}

/** Explains a rejected order operation to the operator; null for unexpected errors. */
export async function explainFailure(shop: Pick<Shop, 'db'>, number: string, error: unknown): Promise<string | null> {
  if (!(error instanceof HttpError)) return null
  const row = await findOrder(shop, number)
  if (!row) return `There is no order ${number}.`
  if (error.status === 400) return `Order ${number} has fewer pieces left to send.`
  if (isImported(row))
    return `Order ${number} was placed in another shop (${row.source}): nothing of it is changed here.`
  const refusal = `That is not possible with order ${number}: it is ${row.payment} and ${row.shipping}.`
  if (row.payment !== 'paid' || (await orderNeedsDelivery(shop.db, row.id))) return refusal
  return `${refusal} Nothing of it is sent: it is canceled within ${UNSENT_CANCEL_DAYS} days, unless it was handed over or a voucher of it was used; refund-order gives the money back later too.`
}

/** Formats minor units as a decimal number. @param currency ISO 4217 */
export const toDecimal = (minorUnits: number, currency: string): string => {
  const digits = currencyDigits(currency)
  return (minorUnits / 10 ** digits).toFixed(digits)
}

/** An order in one line. */
export const describeOrder = (row: OrderRow): string => {
  const { number, placedAt, payment, shipping, currency, email } = row
  return `${number}: ${payment}, ${shipping}, ${toDecimal(chargedTotal(row), currency)}, ${email}, ${placedAt.toISOString()}`
}

const describeLine = (line: Order['lines'][number], format: (amount: number) => string) => {
  const { quantity, product, productModel, size, custom, total, shown } = line
  const inputs = otherValues(line).map(({ label, value }) => `${label}: ${value}`)
  const print =
    custom && `print ${[custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')}`
  return `  ${[`${quantity} x ${product.name}`, productModel, size, print, ...inputs].filter(Boolean).join(', ')}: ${format(shown?.total ?? total)}`
}

/** The delivery address of an order, or the person who collects it. */
function describeDelivery({ needsDelivery, shippingKind, shippingAddress }: Order): string {
  if (!needsDelivery) return '  nothing to send'
  const { name, street, postalCode, city, state, country, phone } = shippingAddress
  if (shippingKind === 'collection') return `  collected by ${[name, phone].filter(Boolean).join(', ')}`
  const parts = [name, street, `${displayPostalCode(postalCode)} ${city}`.trim(), state, country, phone]
  return `  to ${parts.filter(Boolean).join(', ')}`
}

/** A whole order in lines: items, delivery address and history. */
export function describeOrderDetails(row: OrderRow, order: Order): string[] {
  const { discount, shippingPrice } = order.shown ?? order
  const format = (amount: number) => toDecimal(amount, row.currency)
  return [
    describeOrder(row),
    ...(isImported(row) ? [`  placed in another shop: ${row.source}`] : []),
    ...(row.formerRefund > 0 ? [`  given back there: ${format(row.formerRefund)}`] : []),
    ...order.lines.map((line) => describeLine(line, format)),
    `  discount ${format(discount)} ${order.coupon}`.trimEnd(),
    ...(order.needsDelivery ? [`  ${order.shippingMethod}: ${format(shippingPrice)}`] : []),
    ...(order.taxes ?? []).map(({ name, net, tax }) => `  ${name}: net ${format(net)}, tax ${format(tax)}`),
    describeDelivery(order),
    ...(order.note ? [`  note: ${order.note}`] : []),
    ...order.shipments.map(
      ({ carrier, trackingNumber, pieces, deliveredAt }) =>
        `  parcel ${carrier} ${trackingNumber}, ${pieces} pieces, ${deliveredAt ? `delivered ${deliveredAt}` : 'on its way'}`,
    ),
    ...order.history.map(({ event, at }) => `  ${at} ${event}`),
  ]
}
