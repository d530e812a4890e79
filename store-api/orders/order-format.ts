import type { ShownOrder } from '../../contract/entities/shown'
import { currencyDigits } from '../../contract/money'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import type { LineRow, OrderRow } from '../db/schema'
import { formatPrice } from '../../contract/money'
import type { OrderWords } from '../i18n/types'
import type { OrderAddress } from '../../contract/entities/order'
import { shownPostalCode } from '../../contract/postal-code'

/** What is charged for an order, in minor units of its currency. Orders of before it was kept were charged as they stand. */
export const chargedTotal = ({ shown, total }: Pick<OrderRow, 'shown' | 'total'>): number => shown?.total ?? total

/** What is charged for one piece of a line. */
export const chargedPiece = ({ shownUnitPrice, unitPrice }: Pick<LineRow, 'shownUnitPrice' | 'unitPrice'>): number =>
  shownUnitPrice ?? unitPrice

type Charged = Pick<OrderRow, 'shown' | 'subTotal' | 'discount' | 'shippingPrice' | 'total' | 'currency'>

/** How its amounts are written: with the digits it was shown in, and as the shop writes them while it has that currency. */
function writtenIn({ currency: code, shown }: Charged, told: StoreCurrency): ShownOrder['currency'] {
  const minorDigits = currencyDigits(code)
  const symbols = code === told.code ? {} : { symbolLeft: '', symbolRight: ` ${code}` }
  return { ...told, ...symbols, code, value: 1, minorDigits, decimalPlace: shown?.decimalPlace ?? minorDigits }
}

/**
 * An order's amounts as they are charged, whatever became of the shop's currency since.
 * @param told the shop's currency now
 */
export function chargedOf(row: Charged, told: StoreCurrency): ShownOrder {
  const { subTotal, discount, shippingPrice, total } = row.shown ?? row
  return { subTotal, discount, shippingPrice, total, currency: writtenIn(row, told) }
}

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

/** An address as it stands on a letter. A city that is its own state is named once. */
export function addressLines({ name, street, city, state, postalCode, country }: OrderAddress): string[] {
  const place = [city, state !== city && state].filter(Boolean).join(', ')
  return [name, street, `${shownPostalCode(postalCode)} ${place}`.trim(), country].filter(Boolean)
}

/** What is printed on a line's pieces, name before number; empty for nothing. */
export const printOf = ({ customName, customNumber }: Pick<LineRow, 'customName' | 'customNumber'>): string =>
  [customName, customNumber].filter((part) => part !== null && part !== '').join(' ')
