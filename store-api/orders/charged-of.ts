import type { ShownOrder } from '../../contract/entities/shown'
import { currencyDigits } from '../../contract/shown-amount'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import type { order, orderLine } from '../db/schema'

type OrderRow = typeof order.$inferSelect
type LineRow = typeof orderLine.$inferSelect

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
