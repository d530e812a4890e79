import type { Currency } from '../../../contract/entities/store'
import { formatPrice } from '../../../contract/format-price'
import type { LineRow } from '../order-entry'
import { chargedPiece } from '../charged-of'
import { printOf } from '../print-of'
import type { InvoiceTexts, OrderWords } from '../../i18n/types'
import type { InvoiceLine } from './invoice'

interface How {
  texts: InvoiceTexts
  words: OrderWords
  currency: Currency
}

/** A line as it was bought. */
export function invoiceLine(line: LineRow, { texts, words, currency }: How): InvoiceLine {
  const print = printOf(line)
  const notes = [
    line.productModel && texts.model(line.productModel),
    line.size && words.size(line.size),
    print && words.print(print),
  ]
  return {
    name: line.productName,
    note: notes.filter(Boolean).join(', '),
    quantity: String(line.quantity),
    unitPrice: formatPrice(chargedPiece(line), currency),
    amount: formatPrice(chargedPiece(line) * line.quantity, currency),
  }
}
