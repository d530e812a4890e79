import { asc, eq } from 'drizzle-orm'
import type { MarkLine } from '../../../contract/entities/mark'
import type { Currency } from '../../../contract/entities/store'
import { formatDate } from '../../../contract/format-date'
import { formatPrice } from '../../../contract/money'
import { methodName } from '../../../contract/payment/methods'
import { localizeCurrency, logoAddress, readStore } from '../../admin/store-settings'
import { type LineRow, orderHistory, orderLine, type OrderRow, payment } from '../../db/schema'
import type { Shop } from '../../http/context'
import { LANGUAGE_CODES } from '../../i18n/locale'
import type { InvoiceTexts, OrderWords } from '../../i18n/types'
import {
  addressLines,
  chargedOf,
  chargedUnitPrice,
  formatOptions,
  formatPersonalization,
  type FormattedSum,
  formatSums,
  type FormattedTax,
  formatTaxes,
} from '../order-format'

/** A line of an invoice, ready to be read. */
export interface InvoiceLine {
  name: string
  /** Model, options and personalization. */
  note: string
  quantity: string
  unitPrice: string
  amount: string
}

/** An invoice, ready to be drawn: every date and amount is formatted by the store's locale. */
export interface Invoice {
  number: string
  /** The store, the address of its logo (empty for none), its drawn mark and its lines: address, email, telephone, VAT number. */
  store: { name: string; logo: string; mark: MarkLine[]; lines: string[] }
  /** Label and value. */
  facts: { name: string; value: string }[]
  billing: string[]
  /** The delivery address or collection point, and its heading; empty if nothing is shipped. */
  shippingTitle: string
  shipping: string[]
  lines: InvoiceLine[]
  /** The last one is the total to pay. */
  sums: FormattedSum[]
  /** By rate; empty where the shop had no tax rates. */
  taxes: FormattedTax[]
  /** The refunded amount; null for none. */
  refund: FormattedSum | null
  /** When the order was placed, for the file's metadata. */
  placedAt: Date
  texts: InvoiceTexts
  words: OrderWords
  /** Language code of the texts. */
  language: string
}

type InvoiceShop = Pick<Shop, 'db' | 'language' | 'texts' | 'publicOrigin'>

/** When and how an order was paid and refunded. */
async function readPayment({ db }: InvoiceShop, { id, paymentMethod }: OrderRow) {
  const history = await db.select().from(orderHistory).where(eq(orderHistory.orderId, id))
  const at = (kind: string) => history.find(({ event }) => event === kind)?.at
  const [row] = await db.select().from(payment).where(eq(payment.orderId, id))
  return {
    paidAt: at('paid'),
    refundedAt: at('refunded'),
    refunded: row?.refunded ?? 0,
    method: row?.method || paymentMethod,
  }
}

/** The content of an order's invoice. */
export async function readInvoice(shop: InvoiceShop, row: OrderRow): Promise<Invoice> {
  const { db, language } = shop
  const { invoice: texts, orderWords: words } = shop.texts
  const content = await readStore(shop)
  const { name, contact, country, vatNumber } = content
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.id))
  const { paidAt, refundedAt, refunded, method } = await readPayment(shop, row)
  const place = { locale: LANGUAGE_CODES[language], timeZone: country.timeZone }
  const day = (at: Date | undefined) => (at ? formatDate(at.toISOString(), place) : '')
  const charged = chargedOf(row, localizeCurrency(content, language))
  const { currency } = charged
  const facts = [
    { name: texts.number, value: row.number },
    { name: texts.ordered, value: day(row.placedAt) },
    { name: texts.paid, value: day(paidAt) },
    { name: texts.paidBy, value: methodName(method) },
    { name: texts.refunded, value: day(refundedAt) },
  ]
  return {
    number: row.number,
    store: {
      name,
      logo: logoAddress(content, shop),
      mark: content.mark ?? [],
      lines: [
        ...[contact.address, contact.email, contact.telephone].filter(Boolean),
        ...(vatNumber ? [words.vatNumber(vatNumber)] : []),
      ],
    },
    facts: facts.filter(({ value }) => value !== ''),
    // Goods that are not shipped need no address: the email identifies their buyer.
    billing: row.billingAddress ? addressLines(row.billingAddress) : [row.email].filter(Boolean),
    ...(row.shippingKind === 'collection'
      ? { shippingTitle: words.collectAt, shipping: [row.collectAt] }
      : row.shippingAddress
        ? { shippingTitle: words.address, shipping: addressLines(row.shippingAddress) }
        : { shippingTitle: '', shipping: [] }),
    lines: lines.map((line) => invoiceLine(line, { texts, words, currency })),
    sums: formatSums({ ...row, ...charged, lines }, words),
    taxes: formatTaxes(row.tax, currency),
    refund: refunded > 0 ? { name: texts.refundAmount, amount: formatPrice(-refunded, currency) } : null,
    placedAt: row.placedAt,
    texts,
    words,
    language: LANGUAGE_CODES[language],
  }
}

interface LineFormat {
  texts: InvoiceTexts
  words: OrderWords
  currency: Currency
}

/** A line as it was ordered. */
function invoiceLine(line: LineRow, { texts, words, currency }: LineFormat): InvoiceLine {
  const notes = [
    line.productModel && texts.model(line.productModel),
    ...formatOptions(line, words),
    ...formatPersonalization(line, words),
  ]
  return {
    name: line.productName,
    note: notes.filter(Boolean).join(', '),
    quantity: String(line.quantity),
    unitPrice: formatPrice(chargedUnitPrice(line), currency),
    amount: formatPrice(chargedUnitPrice(line) * line.quantity, currency),
  }
}
