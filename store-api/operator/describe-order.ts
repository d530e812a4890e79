import type { Order } from '../../lib/contract/entities/order'
import { shownPostalCode } from '../../lib/contract/postal-code'
import type { OrderRow } from '../order/order-entry'

/** Cents as the operator writes them. */
export const toEuro = (cents: number): string => (cents / 100).toFixed(2)

/** An order in one line. */
export const describeOrder = ({ number, placedAt, payment, shipping, total, email }: OrderRow): string =>
  `${number}: ${payment}, ${shipping}, ${toEuro(total)}, ${email}, ${placedAt.toISOString()}`

const describeLine = ({ quantity, product, productModel, size, custom, total }: Order['lines'][number]) => {
  const print =
    custom && `print ${[custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')}`
  return `  ${[`${quantity} x ${product.name}`, productModel, size, print].filter(Boolean).join(', ')}: ${toEuro(total)}`
}

/** A whole order, line by line: what to pack, where to send it, what became of it. */
export function describeWholeOrder(row: OrderRow, order: Order): string[] {
  const { name, street, postalCode, city, state, country, phone } = order.shippingAddress
  return [
    describeOrder(row),
    ...order.lines.map(describeLine),
    `  discount ${toEuro(order.discount)} ${order.coupon}`.trimEnd(),
    `  ${order.shippingMethod}: ${toEuro(order.shippingPrice)}`,
    order.shippingKind === 'collection'
      ? `  collected by ${[name, phone].filter(Boolean).join(', ')}`
      : `  to ${[name, street, `${shownPostalCode(postalCode)} ${city}`.trim(), state, country, phone].filter(Boolean).join(', ')}`,
    ...(order.note ? [`  note: ${order.note}`] : []),
    ...order.shipments.map(
      ({ carrier, trackingNumber, pieces, deliveredAt }) =>
        `  parcel ${carrier} ${trackingNumber}, ${pieces} pieces, ${deliveredAt ? `delivered ${deliveredAt}` : 'on its way'}`,
    ),
    ...order.history.map(({ event, at }) => `  ${at} ${event}`),
  ]
}
