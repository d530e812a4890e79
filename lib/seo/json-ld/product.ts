import type { ProductDetail } from '../../../contract/entities/product'
import type { Currency } from '../../../contract/entities/store'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import { sizesOf, variantPath } from '../../catalog/product-options'
import { isShippable, orderableQuantity } from '../../catalog/variants'
import { decimalPrice } from '../../format/price'
import { plainText } from '../../format/text'
import { type Delivery, returnPolicy, type Returns, shippingDetails } from './merchant'
import { absolute, type LdNode, type LdReference, imageOf, type Site } from './node'

const VOCABULARY = 'https://schema.org'

interface ProductContext {
  product: ProductDetail
  /** Name of the shop: the brand of products without a brand, as in the product feed. */
  storeName: string
  currency: Currency
  /** Delivery to the store's own country; null if unknown. */
  delivery: Delivery | null
  /** The store's return policy; null for none. */
  returns: Returns | null
}

/**
 * Maximum number of variants that are listed one by one. A longer list would be half of the page, and a partial one
 * would be wrong, so such a product has an AggregateOffer of all variants
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
const MAX_LISTED_VARIANTS = 60

/** One item that can be bought: a size, or a variant of several options. */
interface Item {
  title: string
  price: number
  isAvailable: boolean
  needsDelivery: boolean
  sku?: string | undefined
  gtin?: string | undefined
  /** Names of its values by their group. */
  values: { groupId: number; name: string; value: string }[]
}

/** The items of a product; empty for one without options. */
function itemsOf({ optionGroups, variants, price, specialPrice, ...product }: ProductDetail): Item[] {
  if (variants.length === 0) {
    const currentPrice = specialPrice ?? price
    return sizesOf({ optionGroups }).map(({ title, stock, sku }) => ({
      ...{ title, sku, price: currentPrice, isAvailable: stock > 0, needsDelivery: true },
      values: [{ groupId: SIZE_GROUP_ID, name: '', value: title }],
    }))
  }
  return variants.map((variant) => {
    const values = optionGroups.flatMap(({ id: groupId, title: name, optionList }, place) => {
      const value = optionList.find(({ id }) => id === variant.optionIds[place])?.title
      return value === undefined ? [] : [{ groupId, name, value }]
    })
    return {
      title: values.map(({ value }) => value).join(', ') || product.name,
      price: variant.specialPrice ?? variant.price,
      isAvailable: orderableQuantity(variant) > 0,
      needsDelivery: variant.needsDelivery,
      ...{ sku: variant.sku, gtin: variant.gtin, values },
    }
  })
}

/** The values of an item in schema.org: a size by its own property, others as properties by name. */
function propertiesOf({ values }: Item): Partial<LdNode> {
  const others = values.filter(({ groupId }) => groupId !== SIZE_GROUP_ID)
  return {
    size: values.find(({ groupId }) => groupId === SIZE_GROUP_ID)?.value,
    additionalProperty:
      others.length > 0 ? others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })) : undefined,
  }
}

/** The properties in which variants differ: schema.org has a property for the size, others are named as in the shop. */
const variesBy = (groups: ProductDetail['optionGroups']): string | string[] => {
  const [firstName, ...others] = groups.map(({ id, title }) => (id === SIZE_GROUP_ID ? `${VOCABULARY}/size` : title))
  return others.length > 0 ? [firstName ?? '', ...others] : (firstName ?? `${VOCABULARY}/size`)
}

/** The items that are available; all of a product that is sold out. */
function purchasableItems(items: readonly Item[]): readonly Item[] {
  const available = items.filter(({ isAvailable }) => isAvailable)
  return available.length > 0 ? available : items
}

interface OfferOptions {
  /** Path of the variant's own address. */
  path?: string | undefined
  /** Whether it is delivered, so that delivery and return policies apply. */
  isShipped?: boolean
}

/** A product of several items is a ProductGroup, since each has its own price and stock. Offers share delivery and returns. */
export function productNodes(site: Site, context: ProductContext): LdNode[] {
  const { product, storeName, currency } = context
  const { code } = currency
  // Schema.org requires a currency with every price: without one there are no offers.
  const delivery = code && isShippable(product) ? context.delivery : null
  const { key, name, brand, productModel, description, pictures, rating, inStock } = product
  const url = absolute(site, `/product/${key}`)
  const shipping: LdReference = { '@id': '#delivery' }
  const policy: LdReference = { '@id': '#returns' }
  const returns = delivery ? context.returns : null
  const availability = (isAvailable: boolean) => `${VOCABULARY}/${isAvailable ? 'InStock' : 'OutOfStock'}`
  const offer = (
    isAvailable: boolean,
    price: number,
    { path, isShipped = true }: OfferOptions = {},
  ): LdNode | undefined =>
    code
      ? {
          '@type': 'Offer',
          url: path && absolute(site, path),
          price: decimalPrice(price, currency),
          priceCurrency: code,
          availability: availability(isAvailable),
          itemCondition: `${VOCABULARY}/NewCondition`,
          shippingDetails: delivery && isShipped ? shipping : undefined,
          hasMerchantReturnPolicy: returns && isShipped ? policy : undefined,
        }
      : undefined
  const aggregateOffer = (items: readonly Item[]): LdNode | undefined => {
    const prices = purchasableItems(items).map(({ price }) => price)
    return code
      ? {
          '@type': 'AggregateOffer',
          lowPrice: decimalPrice(Math.min(...prices), currency),
          highPrice: decimalPrice(Math.max(...prices), currency),
          priceCurrency: code,
          offerCount: prices.length,
          availability: availability(items.some(({ isAvailable }) => isAvailable)),
          itemCondition: `${VOCABULARY}/NewCondition`,
        }
      : undefined
  }
  const image = pictures.map(({ imageUrl }) => imageOf(site, imageUrl))
  const common = {
    name,
    url,
    image,
    description: plainText(description) || name,
    brand: { '@type': 'Brand', name: brand || storeName },
    mpn: productModel,
    aggregateRating: aggregateRating(rating),
  }
  const items = itemsOf(product)
  const [first] = items
  const node: LdNode =
    items.length > MAX_LISTED_VARIANTS
      ? { '@type': 'Product', ...common, offers: aggregateOffer(items) }
      : items.length > 1
        ? {
            '@type': 'ProductGroup',
            ...common,
            productGroupID: productModel || key,
            variesBy: variesBy(product.optionGroups),
            hasVariant: items.map((item) => ({
              '@type': 'Product',
              name: `${name}, ${item.title}`,
              sku: item.sku,
              gtin: item.gtin || undefined,
              ...propertiesOf(item),
              image: image[0],
              offers: offer(item.isAvailable, item.price, {
                path: item.sku && variantPath(key, item.sku),
                isShipped: item.needsDelivery,
              }),
            })),
          }
        : {
            '@type': 'Product',
            ...common,
            sku: first?.sku,
            gtin: first?.gtin || undefined,
            offers: offer(inStock, first?.price ?? product.specialPrice ?? product.price),
          }
  // An AggregateOffer has no delivery or return policy.
  const policyNodes = delivery &&
    items.length <= MAX_LISTED_VARIANTS && [
      { ...shippingDetails(delivery, currency), ...shipping },
      ...(returns ? [{ ...returnPolicy(delivery, returns), ...policy }] : []),
    ]
  return [node, ...(policyNodes || [])]
}

/** The average rating; undefined without reviews. Single reviews are on the page: here they would only repeat it. */
export const aggregateRating = ({ average, count }: ProductDetail['rating']): LdNode | undefined =>
  count > 0 ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } : undefined
