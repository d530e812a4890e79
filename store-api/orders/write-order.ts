import type { Quote } from '../checkout/quote'
import { effectivePrice, sumLines } from '../checkout/totals'
import { contactStepSchema, type Draft } from '../../contract/entities/checkout'
import { isBlank } from '../../contract/written-text'
import { ownsEmail, normalizeEmail } from '../customers/customers'
import type { Caller, Shop } from '../http/context'
import { couponTexts, redeemCoupon } from '../cart/coupons'
import { country, order, orderLine, type OrderRow } from '../db/schema'
import { shownLine } from '../catalog/shown-line'
import { placedFrom } from './guest-limits'
import { eq } from 'drizzle-orm'
import { addressFieldsSchema } from '../../contract/entities/address'
import { billingField, SEPARATE_BILLING, needsDelivery } from '../../contract/entities/checkout-fields'
import type { OrderAddress } from '../../contract/entities/order'
import { placeOf } from '../checkout/validate-checkout'
import { SIZE_GROUP_ID } from '../../contract/limits'
import { readStore } from '../admin/store-settings'
import { arrivalDays } from '../checkout/arrival'
import { newOrderNumber, orderPrefixOf } from './order-number'

/** The order's email in lower case. @throws ValidationError for one that `checkQuote` rejects */
export const orderEmail = ({ draft }: Pick<Quote, 'draft'>): string =>
  normalizeEmail(contactStepSchema.cast({ email: draft.email }).email)

/** Inserts the order: a snapshot of the quote. */
async function insertOrder(shop: Shop, caller: Caller, quote: Quote): Promise<OrderRow> {
  const { draft, totals, lines, method, coupon, ref } = quote
  const { discount, shippingPrice, total, currency } = totals.shown
  const placedAt = new Date(shop.now())
  const store = await readStore(shop)
  const terms = method?.terms ?? null
  const [row] = await shop.db
    .insert(order)
    .values({
      number: newOrderNumber(orderPrefixOf(store)),
      email: orderEmail(quote),
      payment: 'unpaid',
      shipping: 'unshipped',
      placedAt,
      customerId: caller.customerId,
      device: caller.customerId === null ? caller.uuid : '',
      placedFrom: caller.customerId === null ? placedFrom(shop, caller) : '',
      subTotal: sumLines(lines),
      discount: totals.discount,
      shippingPrice: totals.shippingPrice ?? 0,
      total: totals.total,
      currency: currency.code ?? '',
      shown: {
        subTotal: sumLines(lines.map(shownLine)),
        discount,
        shippingPrice: shippingPrice ?? 0,
        total,
        decimalPlace: currency.decimalPlace,
      },
      tax: quote.taxes?.lines ?? null,
      shippingMethod: method?.name ?? '',
      shippingKind: method?.kind ?? 'delivery',
      collectAt: method?.kind === 'collection' ? method.description || method.name : '',
      ...(needsDelivery(lines) && (await snapshotAddresses(shop, draft))),
      // It is for the courier: a note entered for an earlier cart is ignored.
      note: isBlank(draft.note) || !needsDelivery(lines) ? '' : draft.note.trim(),
      arrival: arrivalDays(shop.now(), terms, store),
      deliveryTerms: terms,
      cartRef: ref,
      coupon: coupon?.reduction ? coupon.code : '',
      paymentMethod: draft.paymentMethod,
      payUntil: new Date(
        placedAt.getTime() + (caller.customerId === null ? shop.unpaidGuestOrderTtlMs : shop.unpaidOrderTtlMs),
      ),
    })
    .returning()
  if (!row) throw new Error('the order was not inserted')
  return row
}

/**
 * Inserts an order with its lines and redeems its coupon.
 * @param shop `db` is the transaction
 * @throws HttpError 4003
 */
export async function writeOrder(shop: Shop, caller: Caller, quote: Quote): Promise<OrderRow> {
  const row = await insertOrder(shop, caller, quote)
  await shop.db.insert(orderLine).values(snapshotLines(quote, row.id))
  if (row.coupon === '') return row
  const texts = couponTexts(shop.texts.checkout.coupon, await ownsEmail(shop.db, caller))
  await redeemCoupon(shop.db, { orderId: row.id, code: row.coupon, email: row.email }, texts)
  return row
}

type Place = ReturnType<typeof placeOf>

/** A snapshot of a validated address, in the store's language. */
async function snapshotAddress({ db, language }: Pick<Shop, 'db' | 'language'>, place: Place): Promise<OrderAddress> {
  const { firstname, lastname, street, city, state, postalCode, countryId, phone } =
    addressFieldsSchema.validateSync(place)
  const [row] = await db.select().from(country).where(eq(country.id, countryId))
  if (!row) throw new Error('the country of a validated address is missing')
  return {
    ...{ name: `${firstname} ${lastname}`, street, city, postalCode, phone },
    state: row.states.find(({ code }) => code === state)?.name ?? state,
    country: row.name[language],
  }
}

/** Snapshots of shipping and billing address. */
async function snapshotAddresses(shop: Pick<Shop, 'db' | 'language'>, draft: Draft) {
  const shipping = placeOf(draft, (field) => field)
  const billing = draft.billingSame === SEPARATE_BILLING ? placeOf(draft, billingField) : shipping
  return {
    shippingAddress: await snapshotAddress(shop, shipping),
    billingAddress: await snapshotAddress(shop, billing),
  }
}

/** Snapshots of the cart's lines, independent of later changes of the products. */
const snapshotLines = (
  { lines, taxes }: Pick<Quote, 'lines' | 'taxes'>,
  orderId: number,
): (typeof orderLine.$inferInsert)[] =>
  lines.map((line) => ({
    orderId,
    productKey: line.product.key,
    productName: line.product.name,
    productModel: line.productModel,
    imageUrl: line.imageUrl,
    size: line.optionList.find(({ groupId }) => groupId === SIZE_GROUP_ID)?.title ?? '',
    options: line.optionList.map(({ groupTitle, title }) => ({ groupTitle, title })),
    variantId: line.variantId,
    customNumber: line.custom?.number ?? null,
    customName: line.custom?.name || null,
    personalization: line.personalization.length > 0 ? line.personalization : null,
    needsDelivery: line.needsDelivery,
    taxRate: taxes?.rateOf.get(line.product.key) ?? null,
    quantity: line.quantity,
    unitPrice: effectivePrice(line),
    shownUnitPrice: effectivePrice(line.shown),
  }))
