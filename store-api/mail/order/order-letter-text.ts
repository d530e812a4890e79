import type { OrderWriting } from './order-writing'

/** A letter about an order as plain text. */
export function orderLetterText(writing: OrderWriting): string {
  const { texts, shop, number, before, after, action, link, lines, sums, addressTitle, address, parcel } = writing
  const bought = lines.map(({ name, notes, total }) => `${[name, ...notes].join(', ')}: ${total}`)
  const parts = [
    texts.greeting,
    ...before,
    ...(parcel ? [parcel.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(parcel?.url ? [`${texts.order.carrierPage}:\n${parcel.url}`] : []),
    `${action}:\n${link}`,
    [texts.order.lines(number), ...bought].join('\n'),
    sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    ...(address.length > 0 ? [[`${addressTitle}:`, ...address].join('\n')] : []),
    ...after,
    texts.signature(shop),
  ]
  return parts.join('\n\n') + '\n'
}
