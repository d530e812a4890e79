import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { localizeCurrency, logoAddress, readStore } from '../admin/store-settings'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import type { StoreContent } from '../db/schema/columns'
import { formatPrice } from '../../contract/money'
import type { Shop } from '../http/context'
import { LANGUAGE_CODES } from '../i18n/locale'
import { chargedOf, taxSums, formatSums, formatTaxes } from '../orders/order-format'
import { formatContact } from './email-layout'
import {
  type NewOrderMail,
  orderEmailContent,
  orderLink,
  readMailedOrder,
  recipientName,
  deliveryAddressLines,
  formatImprint,
  formatLines,
  formatParcel,
} from './order-email-content'
import { PLACED_MAIL_DELAY_MS, releasePlacedMail } from './placed-mail'
import { type OrderEmailBody, orderEmailHtml, orderEmailText } from './order-email-layout'

/** Dependencies of order emails. */
type OrderMailShop = Pick<Shop, 'texts' | 'publicOrigin' | 'language' | 'now' | 'keys'>

type MailedOrder = Awaited<ReturnType<typeof readMailedOrder>>

/** The common content of all order emails: items, amounts and delivery address. */
function orderFacts(order: MailedOrder, content: StoreContent, shop: OrderMailShop) {
  const { texts, language } = shop
  const charged = chargedOf(order.row, localizeCurrency(content, language))
  const { currency } = charged
  return {
    charged,
    facts: {
      language,
      shop: content.name,
      logo: logoAddress(content, shop),
      texts: texts.mail,
      words: texts.orderWords,
      number: order.row.number,
      lines: formatLines(order, { words: texts.orderWords, currency, publicOrigin: shop.publicOrigin }),
      sums: formatSums({ ...order.row, ...charged, lines: order.lines }, texts.orderWords),
      taxes: taxSums(formatTaxes(order.row.tax, currency), texts.orderWords),
      addressTitle: texts.orderWords[order.row.shippingKind === 'collection' ? 'collectAt' : 'address'],
      address: deliveryAddressLines(order),
    },
  }
}

/** Queues an email. @param dueAt milliseconds since the epoch */
async function queueMail(
  tx: Database,
  body: OrderEmailBody,
  to: { orderId: number; recipient: string; dueAt: number; at: number },
) {
  await tx.insert(mail).values({
    orderId: to.orderId,
    recipient: to.recipient,
    subject: body.subject,
    text: orderEmailText(body),
    html: await orderEmailHtml(body),
    createdAt: new Date(to.at),
    nextAttemptAt: new Date(to.dueAt),
  })
}

/**
 * Queues an order email in the store's language.
 * @param tx the transaction of the change it reports, so that both commit together
 */
export async function writeOrderMail(tx: Database, newMail: NewOrderMail, shop: OrderMailShop): Promise<void> {
  const { template } = newMail
  const [content, order] = [await readStore({ db: tx }), await readMailedOrder(tx, newMail)]
  // Imported without an email, or erased.
  if (order.row.email === '') return
  const { texts, language } = shop
  const { facts, charged } = orderFacts(order, content, shop)
  const { currency } = charged
  const place = { locale: LANGUAGE_CODES[language], timeZone: content.country.timeZone }
  const returnDays = content.returns?.days ?? null
  const { action, path } = orderLink(template, order, shop)
  const body: OrderEmailBody = {
    ...facts,
    recipientName: recipientName(order),
    ...orderEmailContent(template, order, { texts: texts.mail.order, place, currency, returnDays }),
    action: texts.mail.order.actions[action],
    // From configuration, never from the request's Host header.
    link: new URL(path, shop.publicOrigin).href,
    refund:
      template === 'order-refunded' && order.refunded > 0
        ? { name: texts.invoice.refundAmount, amount: formatPrice(-order.refunded, currency) }
        : null,
    parcel: formatParcel(order, texts.mail.order),
    contact: formatContact(content, texts.mail),
    imprint: formatImprint(content, texts.orderWords),
  }
  const at = shop.now()
  const isPlaced = template === 'order-placed'
  if (!isPlaced) await releasePlacedMail(tx, newMail.orderId, at)
  const dueAt = isPlaced ? at + PLACED_MAIL_DELAY_MS : at
  await queueMail(tx, body, { orderId: newMail.orderId, recipient: order.row.email, at, dueAt })
}

/**
 * Queues an email to the shop itself about a paid order, for each of its addresses.
 * @param tx the transaction in which it was paid
 */
export async function writeShopMail(
  tx: Database,
  orderId: number,
  shop: OrderMailShop & Pick<Shop, 'orderEmails'>,
): Promise<void> {
  if (shop.orderEmails.length === 0) return
  const [content, order] = [await readStore({ db: tx }), await readMailedOrder(tx, { orderId })]
  const { facts, charged } = orderFacts(order, content, shop)
  const { row, lines } = order
  const words = shop.texts.mail.order.received
  const { name = '', phone = '' } = row.shippingAddress ?? row.billingAddress ?? {}
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const body: OrderEmailBody = {
    ...facts,
    ...{ recipientName: '', action: '', link: '', refund: null, parcel: null, contact: '', imprint: '' },
    subject: words.subject(row.number, formatPrice(charged.total, charged.currency)),
    before: [
      words.before(row.number, pieces),
      words.buyer([name, row.email, phone].filter(Boolean).join(', ')),
      ...(row.note ? [words.note(row.note)] : []),
    ],
    after: [],
  }
  const at = shop.now()
  for (const recipient of shop.orderEmails) await queueMail(tx, body, { orderId, recipient, at, dueAt: at })
}

const HOUR_MS = 3_600_000

/** Order emails per address and hour; beyond them guest orders need a captcha. */
export const MAX_ORDER_MAILS_PER_HOUR = 10

/** Order emails to an address within the last hour. @param now milliseconds since the epoch */
export const countOrderMails = (db: Database, email: string, now: number): Promise<number> =>
  db.$count(mail, and(eq(mail.recipient, email), isNotNull(mail.orderId), gt(mail.createdAt, new Date(now - HOUR_MS))))
