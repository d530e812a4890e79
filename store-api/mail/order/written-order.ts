import { formatPrice } from '../../../contract/format-price'
import type { Currency } from '../../../contract/entities/store'
import { addressLines } from '../../orders/address-lines'
import { chargedPiece } from '../../orders/charged-of'
import { printOf } from '../../orders/print-of'
import type { OrderMailTexts, OrderWords } from '../../i18n/types'
import type { WrittenLine, WrittenParcel } from './order-writing'
import type { MailedOrder } from './read-mailed-order'

/** The lines as they were bought. */
export const writtenLines = ({ lines }: MailedOrder, words: OrderWords, currency: Currency): WrittenLine[] =>
  lines.map((line) => {
    const print = printOf(line)
    const notes = [line.size && words.size(line.size), print && words.print(print)]
    return {
      name: `${line.quantity} × ${line.productName}`,
      notes: notes.filter(Boolean),
      total: formatPrice(chargedPiece(line) * line.quantity, currency),
    }
  })

/**
 * Where it goes. An order of a guest that nobody has paid keeps it to itself: anybody could write anything to anybody
 * by it. The place of a collection is the shop's own.
 */
export function writtenAddress({ row }: MailedOrder): string[] {
  const { shippingAddress, customerId, payment, shippingKind, collectAt } = row
  if (shippingKind === 'collection') return [collectAt]
  if (!shippingAddress || (customerId === null && payment === 'unpaid')) return []
  return addressLines(shippingAddress)
}

/** The parcel a letter tells of. Its page is one of the web, or none. What is collected has no carrier. */
export function writtenParcel({ parcel, row }: MailedOrder, texts: OrderMailTexts): WrittenParcel | null {
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
