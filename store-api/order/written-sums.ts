import type { Currency } from '../../lib/contract/entities/store'
import { formatPrice } from '../../lib/contract/format-price'
import type { OrderWords } from '../texts/order-words/order-words'
import type { OrderRow } from './order-entry'

/** A part of the sum, ready to be read. */
export interface WrittenSum {
  name: string
  amount: string
}

type Summed = Pick<
  OrderRow,
  'subTotal' | 'discount' | 'coupon' | 'shippingPrice' | 'shippingMethod' | 'shippingKind' | 'total'
>

/** What an order costs, and what that is made of; the last is what was to be paid. */
export function writtenSums(row: Summed, words: OrderWords, currency: Currency): WrittenSum[] {
  const sums = [
    { name: words.subTotal, cents: row.subTotal },
    ...(row.discount > 0 ? [{ name: words.discount(row.coupon), cents: -row.discount }] : []),
    {
      // A collection is called by its own name: it is no delivery.
      name: row.shippingKind === 'collection' ? row.shippingMethod : words.delivery(row.shippingMethod),
      cents: row.shippingPrice,
    },
    { name: words.total, cents: row.total },
  ]
  return sums.map(({ name, cents }) => ({ name, amount: formatPrice(cents, currency) }))
}
