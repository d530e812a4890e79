import type { WrittenSum } from '../written-sums'
import type { InvoiceTexts, OrderWords } from '../../i18n/types'

/** A line of an invoice, ready to be read. */
export interface InvoiceLine {
  name: string
  /** Model, size and print. */
  note: string
  quantity: string
  unitPrice: string
  amount: string
}

/** An invoice, ready to be drawn: every date and amount as the store writes it. */
export interface Invoice {
  number: string
  /** The store, the address of its mark (empty for none) and its lines: address, email, telephone. */
  store: { name: string; logo: string; lines: string[] }
  /** What it is called by, and what that is. */
  facts: { name: string; value: string }[]
  billing: string[]
  /** Where it goes or is collected, and what stands above that. */
  shippingTitle: string
  shipping: string[]
  lines: InvoiceLine[]
  /** The last one is what was to be paid. */
  sums: WrittenSum[]
  /** What went back; null for nothing. */
  givenBack: WrittenSum | null
  /** When the order was placed, for the file's own data. */
  placedAt: Date
  texts: InvoiceTexts
  words: OrderWords
  /** Language code of the texts. */
  language: string
}
