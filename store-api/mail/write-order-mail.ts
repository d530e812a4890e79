import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import { readStore } from '../http/routes/store-content'
import { logoAddress } from '../admin/logo-address'
import { chargedOf } from '../orders/charged-of'
import { toldCurrency } from '../admin/told-currency'
import { writtenSums } from '../orders/written-sums'
import { LANGUAGE_CODES } from '../i18n/locale'
import { orderLetter } from './order/order-letter'
import { orderLetterHtml } from './order/order-letter-html'
import { orderLetterText } from './order/order-letter-text'
import { orderLink } from './order/order-link'
import type { NewOrderMail } from './order/order-mail'
import type { OrderWriting } from './order/order-writing'
import { readMailedOrder } from './order/read-mailed-order'
import { writtenAddress, writtenLines, writtenParcel } from './order/written-order'

/** What such a mail needs of the shop. */
export type OrderMailShop = Pick<Shop, 'texts' | 'publicOrigin' | 'language' | 'now' | 'keys'>

/**
 * Writes a mail about an order, to its email address and in the store's language.
 * @param tx the transaction of what it tells of, so that neither is without the other
 */
export async function writeOrderMail(tx: Database, newMail: NewOrderMail, shop: OrderMailShop): Promise<void> {
  const { template } = newMail
  const [content, order] = [await readStore({ db: tx }), await readMailedOrder(tx, newMail)]
  const { texts, language } = shop
  const charged = chargedOf(order.row, toldCurrency(content, language))
  const { currency } = charged
  const place = { locale: LANGUAGE_CODES[language], timeZone: content.country.timeZone }
  const { action, path } = orderLink(template, order, shop)
  const writing: OrderWriting = {
    language,
    shop: content.name,
    logo: logoAddress(content, shop),
    texts: texts.mail,
    words: texts.orderWords,
    number: order.row.number,
    ...orderLetter(template, order, { texts: texts.mail.order, place, currency }),
    action: texts.mail.order.actions[action],
    // The address of the shop alone: whatever a request calls its host goes nowhere near a link.
    link: new URL(path, shop.publicOrigin).href,
    lines: writtenLines(order, texts.orderWords, currency),
    sums: writtenSums({ ...order.row, ...charged }, texts.orderWords),
    addressTitle: texts.orderWords[order.row.shippingKind === 'collection' ? 'collectAt' : 'address'],
    address: writtenAddress(order),
    parcel: writtenParcel(order, texts.mail.order),
  }
  const createdAt = new Date(shop.now())
  await tx.insert(mail).values({
    orderId: newMail.orderId,
    recipient: order.row.email,
    subject: writing.subject,
    text: orderLetterText(writing),
    html: await orderLetterHtml(writing),
    createdAt,
    nextAttemptAt: createdAt,
  })
}
