import type { FeedProduct } from './entities/sitemap'
import type { Currency } from './entities/store'
import { decimalPrice } from './money'
import { truncateText, plainText } from './plain-text'
import { pricedAmount } from './priced-amount'
import { variantPath } from './variant-path'
import { truncateGraphemes } from './written-text'

/** Limits of Google's product data specification. */
const MAX_LENGTH = { title: 150, description: 5000, pictures: 10, trail: 750, colours: 3, material: 200 }

/** A field of Google's product data, with its value. */
export type FeedField = readonly [name: string, value: string]

/** The shop's data in the fields. */
export interface FieldShop {
  /** Origin of the shop's pages. */
  origin: string
  /** Name of the shop: the brand of products without a brand. */
  name: string
  currency: Currency
  /** Absolute URL of an image. */
  imageOf: (imageUrl: string) => string
}

type Variant = FeedProduct['variants'][number]

/** `79.00 EUR`: a number and the currency's code (ISO 4217), regardless of the shop's own format. */
export const feedPrice = (amount: number, currency: Currency): string =>
  `${decimalPrice(amount, currency)} ${currency.code ?? ''}`

const optionalField = (name: string, value: string): FeedField[] => (value ? [[name, value]] : [])

function priceOf(
  { price, specialPrice }: Pick<FeedProduct, 'price' | 'specialPrice'>,
  currency: Currency,
): FeedField[] {
  const isReduced = specialPrice !== null && specialPrice < price
  return [
    ['price', feedPrice(isReduced ? price : (specialPrice ?? price), currency)],
    ...optionalField('sale_price', isReduced ? feedPrice(specialPrice, currency) : ''),
  ]
}

const availabilityOf = ({ inStock, isBackOrder }: Variant): string => {
  if (inStock) return 'in_stock'
  return isBackOrder ? 'backorder' : 'out_of_stock'
}

/** The basis of the unit price, and the weight of a parcel. */
function measuresOf({ weight, volume }: Variant): FeedField[] {
  const priced = pricedAmount({ weight, volume })
  return [
    ...optionalField('unit_pricing_measure', priced ? `${priced.amount} ${volume ? 'ml' : 'g'}` : ''),
    ...optionalField('unit_pricing_base_measure', priced?.unit ?? ''),
    ...optionalField('shipping_weight', weight ? `${weight} g` : ''),
  ]
}

/** The period of a sale, if its start and end are known. */
const saleTimeOf = ({ saleStartsAt, saleEndsAt, prices }: Variant): FeedField[] =>
  prices?.specialPrice != null && saleStartsAt && saleEndsAt
    ? [['sale_price_effective_date', `${saleStartsAt}/${saleEndsAt}`]]
    : []

/** Without a GTIN, and without brand and part number, a product has no identifier. */
const identifierOf = ({ gtin }: Variant, { brand, model }: FeedProduct): FeedField[] =>
  gtin || (brand && model) ? [] : [['identifier_exists', 'no']]

/** The chosen options as one text, or the size if the store sends no options. */
const choiceText = ({ size, options }: Variant): string => options.map(({ title }) => title).join(', ') || size

/** Fields shared by all variants of a product. */
function commonFields(product: FeedProduct, { name: shopName, imageOf }: FieldShop): FeedField[] {
  const { name, brand, model, description, pictures, categories, colours, ageGroup, gender, material } = product
  const [front = '', ...others] = pictures.slice(0, 1 + MAX_LENGTH.pictures).map(({ imageUrl }) => imageOf(imageUrl))
  return [
    ['description', truncateText(plainText(description), MAX_LENGTH.description) || name],
    ['image_link', front],
    ...others.map((url): FeedField => ['additional_image_link', url]),
    ['brand', brand || shopName],
    ['condition', 'new'],
    ...optionalField('item_group_id', product.variants.length > 1 ? model || product.key : ''),
    ...optionalField('mpn', model),
    ...optionalField('product_type', truncateGraphemes(categories.join(' > '), MAX_LENGTH.trail)),
    ...optionalField('color', colours.slice(0, MAX_LENGTH.colours).join('/')),
    // Google requires both for clothing; without a gender it is unisex.
    ...optionalField('age_group', ageGroup ?? ''),
    ...optionalField('gender', gender ?? (ageGroup ? 'unisex' : '')),
    ...optionalField('material', truncateGraphemes(material, MAX_LENGTH.material)),
  ]
}

/** The fields of each variant of a product, in Google's product data specification. */
export function feedFields(product: FeedProduct, shop: FieldShop): FeedField[][] {
  const { key, name, variants } = product
  const common = commonFields(product, shop)
  return variants.map((variant) => {
    const { sku, size, gtin, prices } = variant
    const choice = choiceText(variant)
    const title = variants.length > 1 && choice ? `${name}, ${choice}` : name
    return [
      ['id', sku],
      ['title', truncateText(title, MAX_LENGTH.title)],
      ['link', shop.origin + (variants.length > 1 ? variantPath(key, sku) : `/product/${key}`)],
      ['availability', availabilityOf(variant)],
      ...optionalField('size', size),
      ...optionalField('gtin', gtin),
      ...identifierOf(variant, product),
      ...priceOf(prices ?? product, shop.currency),
      ...saleTimeOf(variant),
      ...measuresOf(variant),
      ...common,
    ]
  })
}
