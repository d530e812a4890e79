import type { ShownOrder } from '../../contract/entities/shown'
import { formatPrice } from '../../contract/format-price'
import type { OrderWords } from '../i18n/types'
import type { OrderRow } from './order-entry'

/** A part of the sum, ready to be read. */
export interface WrittenSum {
  name: string
  amount: string
}

type Summed = ShownOrder & Pick<OrderRow, 'coupon' | 'shippingMethod' | 'shippingKind'>

/** What an order costs as it is charged, and what that is made of; the last is what was to be paid. */
export function writtenSums(row: Summed, words: OrderWords): WrittenSum[] {
  const sums = [
    { name: words.subTotal, minor: row.subTotal },
    ...(row.discount > 0 ? [{ name: words.discount(row.coupon), minor: -row.discount }] : []),
    {
      // A collection is called by its own name: it is no delivery.
      name: row.shippingKind === 'collection' ? row.shippingMethod : words.delivery(row.shippingMethod),
      minor: row.shippingPrice,
    },
    { name: words.total, minor: row.total },
  ]
  return sums.map(({ name, minor }) => ({ name, amount: formatPrice(minor, row.currency) }))
}
