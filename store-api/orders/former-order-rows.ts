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
const EMPTY_ADDRESS: OrderAddress = {
  name: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
}

/** An amount in the shop's own currency. For another currency the rate of that time is unknown: the amount is kept. */
function toStoreCurrency(amount: number, currency: string, { code, value, minorDigits }: StoreCurrency): number {
  if (code !== currency) return amount
  return Math.round((amount / value) * 10 ** (minorDigits - currencyDigits(code)))
}

/** An address as it was, with the names of its country and state. */
function toAddress(address: SourceOrderAddress, { countries, language }: FormerContext): OrderAddress {
  const iso = address.country.toUpperCase()
  const row = countries.find((one) => one.iso === iso)
  return {
    ...address,
    state: row?.states.find(({ code }) => code === address.state)?.name ?? address.state,
    country: row?.name[language] ?? address.country,
  }
}

/** Both addresses: if the file has only one of them, it is used for both. */
function addressesOf({ shippingAddress, billingAddress }: SourceOrder, context: FormerContext) {
  const [shipping, billing] = [shippingAddress ?? billingAddress, billingAddress ?? shippingAddress]
  return {
    shippingAddress: shipping ? toAddress(shipping, context) : EMPTY_ADDRESS,
    billingAddress: billing ? toAddress(billing, context) : EMPTY_ADDRESS,
  }
}

const truncate = (text: string, length: number) => text.slice(0, length)

/** The row of an order. Nothing is due: it waits for no payment. */
export function formerOrder(source: SourceOrder, number: string, context: FormerContext): NewOrder {
  const { currency, subTotal, discount, shippingPrice, total } = source
  const { storeCurrency } = context
  const inStoreCurrency = (amount: number) => toStoreCurrency(amount, currency, storeCurrency)
  return {
    ...{ number, source: source.source, email: source.email, placedAt: new Date(source.placedAt) },
    ...{ payment: source.payment, shipping: source.shipping, payUntil: null, formerRefund: source.refunded },
    ...{
      subTotal: inStoreCurrency(subTotal),
      discount: inStoreCurrency(discount),
      shippingPrice: inStoreCurrency(shippingPrice),
    },
    ...{ total: inStoreCurrency(total), currency },
    shown: { subTotal, discount, shippingPrice, total, decimalPlace: currencyDigits(currency) },
    tax: source.taxes.length > 0 ? source.taxes : null,
    shippingMethod: source.shippingMethod,
    ...addressesOf(source, context),
    note: truncate(source.note, LIMITS.orderNote),
    coupon: source.coupon,
    paymentMethod: source.paymentMethod,
  }
}

/** The rows of its lines: of a product of the shop where it has the SKU, else a text without a picture. */
export function formerLines({ lines, currency }: SourceOrder, { variants, storeCurrency }: FormerContext): NewLine[] {
  return lines.map(({ name, sku, quantity, unitPrice, needsDelivery }) => {
    const knownVariant = sku === '' ? undefined : variants.get(sku)
    return {
      ...{ productKey: knownVariant?.productKey ?? '', productName: name, productModel: knownVariant?.model ?? '' },
      ...{ imageUrl: knownVariant?.imageUrl ?? '', size: '', variantId: knownVariant?.variantId ?? null },
      ...{ needsDelivery, quantity },
      unitPrice: toStoreCurrency(unitPrice, currency, storeCurrency),
      shownUnitPrice: unitPrice,
    }
  })
}
