import type { Quote } from '../checkout/read-quote'
import { paidSum } from '../checkout/totals'
import { contactStepSchema } from '../../contract/entities/checkout'
import { isBlank } from '../../contract/written-text'
import { toEmail } from '../customers/customers'
import type { Caller, Shop } from '../http/context'
import { ownsEmail } from '../customers/owns-email'
import { couponTexts } from '../cart/judge-coupon'
import { takeCoupon } from '../cart/take-coupon'
import { order, orderLine } from '../db/schema'
import { shownLine } from '../catalog/shown-line'
import { freezeAddresses } from './freeze-address'
import { freezeLines } from './freeze-lines'
import { placedFrom } from './guest-limits'
import { newOrderNumber } from './order-number'
import type { OrderRow } from './order-entry'

/** The email an order goes by, in small letters. @throws ValidationError for one `checkQuote` refuses */
export const orderEmail = ({ draft }: Pick<Quote, 'draft'>): string =>
  toEmail(contactStepSchema.cast({ email: draft.email }).email)

/** The order's own row: everything of the quote as it stands, from now on unchanged. */
async function insertOrder(shop: Shop, caller: Caller, quote: Quote): Promise<OrderRow> {
  const { draft, totals, lines, method, coupon, ref } = quote
  const { discount, shippingPrice, total, currency } = totals.shown
  const placedAt = new Date(shop.now())
  const [row] = await shop.db
    .insert(order)
    .values({
      number: newOrderNumber(),
      email: orderEmail(quote),
      payment: 'unpaid',
      shipping: 'unshipped',
      placedAt,
      customerId: caller.customerId,
      device: caller.customerId === null ? caller.uuid : '',
      placedFrom: caller.customerId === null ? placedFrom(shop, caller) : '',
      subTotal: paidSum(lines),
      discount: totals.discount,
      shippingPrice: totals.shippingPrice ?? 0,
      total: totals.total,
      currency: currency.code ?? '',
      shown: {
        subTotal: paidSum(lines.map(shownLine)),
        discount,
        shippingPrice: shippingPrice ?? 0,
        total,
        decimalPlace: currency.decimalPlace,
      },
      shippingMethod: method?.name ?? '',
      shippingKind: method?.kind ?? 'delivery',
      collectAt: method?.kind === 'collection' ? method.description || method.name : '',
      ...(await freezeAddresses(shop, draft)),
      note: isBlank(draft.note) ? '' : draft.note.trim(),
      cartRef: ref,
      coupon: coupon?.reduction ? coupon.code : '',
      paymentMethod: draft.paymentMethod,
      payUntil: new Date(placedAt.getTime() + (caller.customerId === null ? shop.guestOrderHold : shop.orderHold)),
    })
    .returning()
  if (!row) throw new Error('the order was not written')
  return row
}

/**
 * Writes an order with its lines, and counts its coupon.
 * @param shop `db` is the transaction
 * @throws Failure 4003
 */
export async function writeOrder(shop: Shop, caller: Caller, quote: Quote): Promise<OrderRow> {
  const row = await insertOrder(shop, caller, quote)
  await shop.db.insert(orderLine).values(freezeLines(quote.lines, row.id))
  if (row.coupon === '') return row
  const texts = couponTexts(shop.texts.checkout.coupon, await ownsEmail(shop.db, caller))
  await takeCoupon(shop.db, { orderId: row.id, code: row.coupon, email: row.email }, texts)
  return row
}
