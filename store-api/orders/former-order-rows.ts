import { LIMITS } from '../../contract/limits'
import { currencyDigits } from '../../contract/money'
import type { OrderAddress } from '../../contract/entities/order'
import type { country, order, orderLine } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import type { Locale } from '../i18n/locale'
import type { SourceOrder, SourceOrderAddress } from '../admin/import/people/source-order'

export type CountryRow = typeof country.$inferSelect
type NewOrder = typeof order.$inferInsert
type NewLine = Omit<typeof orderLine.$inferInsert, 'orderId'>

/** The current variant of an ordered item. */
export interface KnownVariant {
  productKey: string
  variantId: number
  model: string
  /** Empty for none. */
  imageUrl: string
}

/** The shop's data for importing orders of another shop. */
export interface FormerContext {
  language: Locale
  /** The shop's currency. */
  storeCurrency: StoreCurrency
  countries: readonly CountryRow[]
  /** By SKU. */
  variants: ReadonlyMap<string, KnownVariant>
}

/** The address of an order from a shop that recorded none. */
const NO_PLACE: OrderAddress = { name: '', street: '', city: '', state: '', postalCode: '', country: '', phone: '' }

/** An amount in the shop's own currency. For another currency the rate of that time is unknown: the amount is kept. */
function toStored(amount: number, currency: string, { code, value, minorDigits }: StoreCurrency): number {
  if (code !== currency) return amount
  return Math.round((amount / value) * 10 ** (minorDigits - currencyDigits(code)))
}

/** An address as it was, with the names of its country and state. */
function toAddress(place: SourceOrderAddress, { countries, language }: FormerContext): OrderAddress {
  const iso = place.country.toUpperCase()
  const row = countries.find((one) => one.iso === iso)
  return {
    ...place,
    state: row?.states.find(({ code }) => code === place.state)?.name ?? place.state,
    country: row?.name[language] ?? place.country,
  }
}

/** Both addresses: if the file has only one of them, it is used for both. */
function addressesOf({ shippingAddress, billingAddress }: SourceOrder, context: FormerContext) {
  const [ship, bill] = [shippingAddress ?? billingAddress, billingAddress ?? shippingAddress]
  return {
    shippingAddress: ship ? toAddress(ship, context) : NO_PLACE,
    billingAddress: bill ? toAddress(bill, context) : NO_PLACE,
  }
}

const cut = (text: string, length: number) => text.slice(0, length)

/** The row of an order. Nothing is due: it waits for no payment. */
export function formerOrder(source: SourceOrder, number: string, context: FormerContext): NewOrder {
  const { currency, subTotal, discount, shippingPrice, total } = source
  const { storeCurrency } = context
  const stored = (amount: number) => toStored(amount, currency, storeCurrency)
  return {
    ...{ number, source: source.source, email: source.email, placedAt: new Date(source.placedAt) },
    ...{ payment: source.payment, shipping: source.shipping, payUntil: null, formerRefund: source.refunded },
    ...{ subTotal: stored(subTotal), discount: stored(discount), shippingPrice: stored(shippingPrice) },
    ...{ total: stored(total), currency },
    shown: { subTotal, discount, shippingPrice, total, decimalPlace: currencyDigits(currency) },
    tax: source.taxes.length > 0 ? source.taxes : null,
    shippingMethod: source.shippingMethod,
    ...addressesOf(source, context),
    note: cut(source.note, LIMITS.orderNote),
    coupon: source.coupon,
    paymentMethod: source.paymentMethod,
  }
}

/** The rows of its lines: of a product of the shop where it has the SKU, else a text without a picture. */
export function formerLines({ lines, currency }: SourceOrder, { variants, storeCurrency }: FormerContext): NewLine[] {
  return lines.map(({ name, sku, quantity, unitPrice, needsDelivery }) => {
    const known = sku === '' ? undefined : variants.get(sku)
    return {
      ...{ productKey: known?.productKey ?? '', productName: name, productModel: known?.model ?? '' },
      ...{ imageUrl: known?.imageUrl ?? '', size: '', variantId: known?.variantId ?? null },
      ...{ needsDelivery, quantity },
      unitPrice: toStored(unitPrice, currency, storeCurrency),
      shownUnitPrice: unitPrice,
    }
  })
}
