import type { OrderRow } from '../db/schema'
import type { Order } from '../../contract/entities/order'
import { shownPostalCode } from '../../contract/postal-code'
import { currencyDigits } from '../../contract/money'
import { chargedTotal } from '../orders/order-format'

/** Minor units as the operator writes them. @param currency ISO 4217 */
export const toPlain = (minorUnits: number, currency: string): string => {
  const digits = currencyDigits(currency)
  return (minorUnits / 10 ** digits).toFixed(digits)
}

/** An order in one line. */
export const describeOrder = (row: OrderRow): string => {
  const { number, placedAt, payment, shipping, currency, email } = row
  return `${number}: ${payment}, ${shipping}, ${toPlain(chargedTotal(row), currency)}, ${email}, ${placedAt.toISOString()}`
}

const describeLine = (line: Order['lines'][number], say: (amount: number) => string) => {
  const { quantity, product, productModel, size, custom, total, shown } = line
  const print =
    custom && `print ${[custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')}`
  return `  ${[`${quantity} x ${product.name}`, productModel, size, print].filter(Boolean).join(', ')}: ${say(shown?.total ?? total)}`
}

/** A whole order, line by line: what to pack, where to send it, what became of it. */
export function describeWholeOrder(row: OrderRow, order: Order): string[] {
  const { discount, shippingPrice } = order.shown ?? order
  const say = (amount: number) => toPlain(amount, row.currency)
  const { name, street, postalCode, city, state, country, phone } = order.shippingAddress
  return [
    describeOrder(row),
    ...order.lines.map((line) => describeLine(line, say)),
    `  discount ${say(discount)} ${order.coupon}`.trimEnd(),
    `  ${order.shippingMethod}: ${say(shippingPrice)}`,
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
