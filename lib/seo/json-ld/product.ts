import type { ProductDetail } from '../../../contract/entities/product'
import type { Review } from '../../../contract/entities/feedback'
import type { Currency } from '../../../contract/entities/store'
import { sizesOf, variantPath } from '../../catalog/product-options'
import { decimalPrice } from '../../format/price'
import { plainText } from '../../format/text'
import { type Delivery, returnPolicy, shippingDetails } from './merchant'
import { absolute, type LdNode, type LdReference, imageOf, type Site } from './node'

const VOCABULARY = 'https://schema.org'

interface Shown {
  product: ProductDetail
  /** Name of the shop: the brand of products without a brand, as in the product feed. */
  storeName: string
  currency: Currency
  /** Delivery to the store's own country; null if unknown. */
  delivery: Delivery | null
  /** Its reviews to include. */
  reviews: readonly Review[]
}

/** A product with sizes is a ProductGroup, since each has its own stock. Offers reference shared delivery and returns. */
export function productNodes(site: Site, shown: Shown): LdNode[] {
  const { product, storeName, currency, reviews } = shown
  const { code } = currency
  // Schema.org requires a currency with every price: without one there are no offers.
  const delivery = code ? shown.delivery : null
  const { key, name, brand, productModel, description, pictures, rating, inStock } = product
  const url = absolute(site, `/product/${key}`)
  const shipping: LdReference = { '@id': '#delivery' }
  const returns: LdReference = { '@id': '#returns' }
  const offer = (isAvailable: boolean, path?: string): LdNode | undefined =>
    code
      ? {
          '@type': 'Offer',
          url: path && absolute(site, path),
          price: decimalPrice(product.specialPrice ?? product.price, currency),
          priceCurrency: code,
          availability: `${VOCABULARY}/${isAvailable ? 'InStock' : 'OutOfStock'}`,
          itemCondition: `${VOCABULARY}/NewCondition`,
          shippingDetails: delivery ? shipping : undefined,
          hasMerchantReturnPolicy: delivery ? returns : undefined,
        }
      : undefined
  const image = pictures.map(({ imageUrl }) => imageOf(site, imageUrl))
  const common = {
    name,
    url,
    image,
    description: plainText(description) || name,
    brand: { '@type': 'Brand', name: brand || storeName },
    mpn: productModel,
    aggregateRating: aggregateRating(rating),
    review: reviews.length > 0 ? reviews.map(review) : undefined,
  }
  const sizes = sizesOf(product)
  const node: LdNode =
    sizes.length > 1
      ? {
          '@type': 'ProductGroup',
          ...common,
          productGroupID: productModel,
          variesBy: `${VOCABULARY}/size`,
          hasVariant: sizes.map(({ title, stock, sku }) => ({
            '@type': 'Product',
            name: `${name}, ${title}`,
            sku,
            size: title,
            image: image[0],
            offers: offer(stock > 0, sku && variantPath(key, sku)),
          })),
        }
      : { '@type': 'Product', ...common, sku: sizes[0]?.sku, offers: offer(inStock) }
  const terms = delivery && [
    { ...shippingDetails(delivery, currency), ...shipping },
    { ...returnPolicy(delivery), ...returns },
  ]
  return [node, ...(terms ?? [])]
}

const RANGE = { bestRating: 5, worstRating: 1 } as const

/** What all customers together say; undefined as long as none has said anything. */
export const aggregateRating = ({ average, count }: ProductDetail['rating']): LdNode | undefined =>
  count > 0 ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...RANGE } : undefined

export const review = ({ rating, title, content, author, at }: Review): LdNode => ({
  '@type': 'Review',
  name: title,
  reviewBody: content,
  author: { '@type': 'Person', name: author },
  datePublished: at,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...RANGE },
})
