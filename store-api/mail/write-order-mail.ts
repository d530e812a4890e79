import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { localizeCurrency, logoAddress, readStore } from '../admin/store-settings'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import { formatPrice } from '../../contract/money'
import type { Shop } from '../http/context'
import { LANGUAGE_CODES } from '../i18n/locale'
import { chargedOf, taxSums, writtenSums, writtenTaxes } from '../orders/order-format'
import { writtenContact } from './email-layout'
import {
  type NewOrderMail,
  orderEmailContent,
  orderLink,
  readMailedOrder,
  recipientName,
  writtenAddress,
  writtenImprint,
  writtenLines,
  writtenParcel,
} from './order-email-content'
import { PLACED_MAIL_DELAY_MS, releasePlacedMail } from './placed-mail'
import { type OrderEmailBody, orderEmailHtml, orderEmailText } from './order-email-layout'

/** Dependencies of order emails. */
type OrderMailShop = Pick<Shop, 'texts' | 'publicOrigin' | 'language' | 'now' | 'keys'>

/**
 * Queues an order email in the store's language.
 * @param tx the transaction of the change it reports, so that both commit together
 */
export async function writeOrderMail(tx: Database, newMail: NewOrderMail, shop: OrderMailShop): Promise<void> {
  const { template } = newMail
  const [content, order] = [await readStore({ db: tx }), await readMailedOrder(tx, newMail)]
  const { texts, language } = shop
  const charged = chargedOf(order.row, localizeCurrency(content, language))
  const { currency } = charged
  const place = { locale: LANGUAGE_CODES[language], timeZone: content.country.timeZone }
  const returnDays = content.returns?.days ?? null
  const { action, path } = orderLink(template, order, shop)
  const body: OrderEmailBody = {
    language,
    shop: content.name,
    logo: logoAddress(content, shop),
    texts: texts.mail,
    recipientName: recipientName(order),
    words: texts.orderWords,
    number: order.row.number,
    ...orderEmailContent(template, order, { texts: texts.mail.order, place, currency, returnDays }),
    action: texts.mail.order.actions[action],
    // From configuration, never from the request's Host header.
    link: new URL(path, shop.publicOrigin).href,
    lines: writtenLines(order, { words: texts.orderWords, currency, publicOrigin: shop.publicOrigin }),
    sums: writtenSums({ ...order.row, ...charged, lines: order.lines }, texts.orderWords),
    refund:
      template === 'order-refunded' && order.refunded > 0
        ? { name: texts.invoice.givenBack, amount: formatPrice(-order.refunded, currency) }
        : null,
    taxes: taxSums(writtenTaxes(order.row.tax, currency), texts.orderWords),
    addressTitle: texts.orderWords[order.row.shippingKind === 'collection' ? 'collectAt' : 'address'],
    address: writtenAddress(order),
    parcel: writtenParcel(order, texts.mail.order),
    contact: writtenContact(content, texts.mail),
    imprint: writtenImprint(content, texts.orderWords),
  }
  const at = shop.now()
  const isPlaced = template === 'order-placed'
  if (!isPlaced) await releasePlacedMail(tx, newMail.orderId, at)
  const createdAt = new Date(at)
  await tx.insert(mail).values({
    orderId: newMail.orderId,
    recipient: order.row.email,
    subject: body.subject,
    text: orderEmailText(body),
    html: await orderEmailHtml(body),
    createdAt,
    nextAttemptAt: isPlaced ? new Date(at + PLACED_MAIL_DELAY_MS) : createdAt,
  })
}

const HOUR_MS = 3_600_000

/** Order emails per address and hour; beyond them guest orders need a captcha. */
export const ORDER_MAILS_AN_HOUR = 10

/** Order emails to an address within the last hour. @param now milliseconds since the epoch */
export const countOrderMails = (db: Database, email: string, now: number): Promise<number> =>
  db.$count(mail, and(eq(mail.recipient, email), isNotNull(mail.orderId), gt(mail.createdAt, new Date(now - HOUR_MS))))
