import { asc, eq } from 'drizzle-orm'
import type { OrderAddress } from '../../../contract/entities/order'
import { formatDate } from '../../../contract/format-date'
import { formatPrice } from '../../../contract/format-price'
import { methodName } from '../../../contract/payment/method-names'
import type { Shop } from '../../http/context'
import { orderHistory, orderLine, payment } from '../../db/schema'
import { chargedOf } from '../charged-of'
import { toldCurrency } from '../../admin/told-currency'
import { addressLines } from '../address-lines'
import type { OrderRow } from '../order-entry'
import { writtenSums } from '../written-sums'
import { readStore } from '../../http/routes/store-content'
import { logoAddress } from '../../admin/logo-address'
import { LANGUAGE_CODES } from '../../i18n/locale'
import type { Invoice } from './invoice'
import { invoiceLine } from './invoice-line'

type InvoiceShop = Pick<Shop, 'db' | 'language' | 'texts' | 'publicOrigin'>

/** When an order was paid and given back, and how. */
async function readPayment({ db }: InvoiceShop, { id, paymentMethod }: OrderRow) {
  const history = await db.select().from(orderHistory).where(eq(orderHistory.orderId, id))
  const at = (wanted: string) => history.find(({ event }) => event === wanted)?.at
  const [row] = await db.select().from(payment).where(eq(payment.orderId, id))
  return {
    paidAt: at('paid'),
    refundedAt: at('refunded'),
    refunded: row?.refunded ?? 0,
    method: row?.method || paymentMethod,
  }
}

const linesOf = (address: OrderAddress | null) => (address ? addressLines(address) : [])

/** Everything that stands on the invoice of an order. */
export async function readInvoice(shop: InvoiceShop, row: OrderRow): Promise<Invoice> {
  const { db, language } = shop
  const { invoice: texts, orderWords: words } = shop.texts
  const content = await readStore(shop)
  const { name, contact, country } = content
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, row.id)).orderBy(asc(orderLine.id))
  const { paidAt, refundedAt, refunded, method } = await readPayment(shop, row)
  const place = { locale: LANGUAGE_CODES[language], timeZone: country.timeZone }
  const day = (at: Date | undefined) => (at ? formatDate(at.toISOString(), place) : '')
  const charged = chargedOf(row, toldCurrency(content, language))
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
      lines: [contact.address, contact.email, contact.telephone].filter(Boolean),
    },
    facts: facts.filter(({ value }) => value !== ''),
    billing: linesOf(row.billingAddress),
    ...(row.shippingKind === 'collection'
      ? { shippingTitle: words.collectAt, shipping: [row.collectAt] }
      : { shippingTitle: words.address, shipping: linesOf(row.shippingAddress) }),
    lines: lines.map((line) => invoiceLine(line, { texts, words, currency })),
    sums: writtenSums({ ...row, ...charged }, words),
    givenBack: refunded > 0 ? { name: texts.givenBack, amount: formatPrice(-refunded, currency) } : null,
    placedAt: row.placedAt,
    texts,
    words,
    language: LANGUAGE_CODES[language],
  }
}
