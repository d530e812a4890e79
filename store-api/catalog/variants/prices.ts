import { pricedAmount } from '../../../contract/priced-amount'
import type { UnitPrice } from '../../../contract/entities/product'
import type { product } from '../../db/schema'
import type { VariantRow } from './stock'

/** Prices of a product in minor units. */
export interface Prices {
  price: number
  /** Null if it is not on sale. */
  specialPrice: number | null
  /** The lowest price in the 30 days before the reduction; null if no other is known. */
  lowestPrice: number | null
}

export type ShownPrice = Omit<Prices, 'lowestPrice'>

export type PricedVariant = Pick<
  VariantRow,
  'price' | 'specialPrice' | 'saleStartsAt' | 'saleEndsAt' | 'lowestPrice' | 'weight' | 'volume'
>
export type PricedProduct = Pick<typeof product.$inferSelect, 'price' | 'specialPrice' | 'lowestPrice'>

/**
 * The displayed prices: the lowest price of the 30 days before a reduction is struck through (directive 98/6/EC,
 * article 6a). A price that is not below it is not shown as reduced.
 */
export function shownPrice({ price, specialPrice, lowestPrice }: Prices): ShownPrice {
  if (specialPrice === null) return { price, specialPrice }
  const strikethroughPrice = Math.min(price, lowestPrice ?? price)
  return strikethroughPrice > specialPrice
    ? { price: strikethroughPrice, specialPrice }
    : { price: specialPrice, specialPrice: null }
}

/** Whether a variant's sale lasts at a time: from its start on, and up to its end. */
export const isOnSale = (
  { saleStartsAt, saleEndsAt }: Pick<PricedVariant, 'saleStartsAt' | 'saleEndsAt'>,
  now: number,
): boolean =>
  (saleStartsAt === null || saleStartsAt.getTime() <= now) && (saleEndsAt === null || now < saleEndsAt.getTime())

/**
 * The displayed prices of a variant: its own, otherwise its product's. A special price counts during its sale.
 * @param now milliseconds since the epoch, of the shop's clock
 */
export function variantPrice(variant: PricedVariant, product: PricedProduct, now: number): ShownPrice {
  const price = variant.price ?? product.price
  const hasOwnPrice = variant.price !== null || variant.specialPrice !== null
  const special = hasOwnPrice ? variant.specialPrice : product.specialPrice
  const specialPrice = isOnSale(variant, now) ? special : null
  return shownPrice({
    price,
    specialPrice,
    lowestPrice: variant.lowestPrice ?? (hasOwnPrice ? null : product.lowestPrice),
  })
}

/** The price to pay for one item. */
export const effectivePrice = ({ price, specialPrice }: ShownPrice): number => specialPrice ?? price

/** The unit price of a variant; null if neither its volume nor its weight is known. */
export function unitPriceOf(amounts: Pick<PricedVariant, 'weight' | 'volume'>, paid: number): UnitPrice | null {
  const priced = pricedAmount(amounts)
  return priced && { price: Math.round((paid * priced.base) / priced.amount), unit: priced.unit }
}

/** The price of a product in lists: that of its cheapest variant. */
export interface CardPrice extends ShownPrice {
  /** Whether other variants cost more. */
  isPriceFrom: boolean
  unitPrice: UnitPrice | null
}

/** @param variants of the product; without any, its own price is used */
export function cardPrice(product: PricedProduct, variants: readonly PricedVariant[], now: number): CardPrice {
  const priced = variants.map((variant) => ({ variant, shown: variantPrice(variant, product, now) }))
  const [first, ...others] = priced
  if (!first) return { ...shownPrice(product), isPriceFrom: false, unitPrice: null }
  const cheapest = others.reduce(
    (least, one) => (effectivePrice(one.shown) < effectivePrice(least.shown) ? one : least),
    first,
  )
  const paid = effectivePrice(cheapest.shown)
  return {
    ...cheapest.shown,
    isPriceFrom: priced.some(({ shown }) => effectivePrice(shown) > paid),
    unitPrice: unitPriceOf(cheapest.variant, paid),
  }
}
