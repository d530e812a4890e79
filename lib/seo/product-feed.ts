import 'server-only'
import type { FeedProduct } from '../../contract/entities/sitemap'
import type { Currency } from '../../contract/entities/store'
import { pricedAmount } from '../../contract/priced-amount'
import { cutCharacters } from '../../contract/written-text'
import { variantPath } from '../catalog/product-options'
import { imageBaseUrl } from '../data/image-hosts'
import { getStoreSettings } from '../data/settings'
import { homeDelivery } from '../data/shipping'
import { listSitemapParts, readFeedProducts } from '../data/sitemap'
import { env } from '../env'
import { atWidth, absoluteImageUrl } from '../format/image'
import { decimalPrice, shownPrice } from '../format/price'
import { cutText, element, plainText } from '../format/text'
import { computeEtag, type SeoFile } from './send-file'

/** `/feed/products.xml`: everything the shop sells. @throws ApiError */
export async function feedFile(): Promise<SeoFile> {
  const [parts, settings, delivery] = await Promise.all([listSitemapParts(), getStoreSettings(), homeDelivery()])
  const origin = env().PUBLIC_ORIGIN
  const imageBase = imageBaseUrl()
  const { name, title, seoDescription, currency } = settings
  const shop: FeedShop = { origin, imageBase, name, currency, delivery }
  // Category versions count too: feed items name their categories.
  const versions = parts.flatMap(({ kind, version }) => (kind === 'page' ? [] : [`${kind} ${version}`]))
  return {
    contentType: 'application/rss+xml; charset=utf-8',
    etag: computeEtag([JSON.stringify(shop), title, seoDescription, ...versions]),
    write: async function* () {
      let head = feedHead({ title: title || name, link: `${origin}/`, description: seoDescription || name })
      // A number is a price only with its currency: a store that does not name it has an empty feed.
      const products = currency.code ? readFeedProducts() : []
      for await (const list of products) {
        yield head + list.map((product) => feedItems(product, shop)).join('')
        head = ''
      }
      yield head + FEED_TAIL
    },
  }
}

/** Limits of Google's product data specification, and the width of the images it is shown. */
const MAX_LENGTH = { title: 150, description: 5000, pictures: 10, trail: 750, colours: 3, material: 200 }
const IMAGE_WIDTH = 1080

/** Values of the shop in every feed item. */
export interface FeedShop {
  /** Origin of the shop's pages. */
  origin: string
  /** Origin of its images. */
  imageBase: string
  /** Name of the shop: the brand of products without a brand. */
  name: string
  currency: Currency
  /** Delivery price to the shop's own country, in minor units; null if unknown. */
  delivery: { iso: string; method: string; price: number } | null
}

/** `79.00 EUR`: a number and the currency's code (ISO 4217), whatever the shop's own way of writing it. */
export const feedPrice = (amount: number, currency: Currency): string =>
  `${decimalPrice(amount, currency)} ${currency.code ?? ''}`

const deliveryOf = ({ delivery, currency }: FeedShop) =>
  delivery
    ? [
        `<g:shipping>${element('g:country', delivery.iso)}${element('g:service', delivery.method)}`,
        `${element('g:price', feedPrice(delivery.price, currency))}</g:shipping>`,
      ].join('')
    : ''

function priceOf({ price, specialPrice }: Pick<FeedProduct, 'price' | 'specialPrice'>, { currency }: FeedShop): string {
  const { now, was } = shownPrice(price, specialPrice)
  const regular = element('g:price', feedPrice(was ?? now, currency))
  return was === null ? regular : regular + element('g:sale_price', feedPrice(now, currency))
}

/** `in_stock`, `backorder` or `out_of_stock`, in the words of Google's product data. */
const availabilityOf = ({ inStock, isBackOrder }: FeedProduct['variants'][number]): string => {
  if (inStock) return 'in_stock'
  return isBackOrder ? 'backorder' : 'out_of_stock'
}

/** What a unit price is made of, and what a parcel weighs. */
function measuresOf({ weight, volume }: FeedProduct['variants'][number]): string {
  const priced = pricedAmount({ weight, volume })
  return [
    priced ? element('g:unit_pricing_measure', `${priced.amount} ${volume ? 'ml' : 'g'}`) : '',
    priced ? element('g:unit_pricing_base_measure', priced.unit) : '',
    weight ? element('g:shipping_weight', `${weight} g`) : '',
  ].join('')
}

/** When a sale lasts, where its beginning and its end are known. */
const saleTimeOf = ({ saleStartsAt, saleEndsAt, prices }: FeedProduct['variants'][number]): string =>
  prices?.specialPrice != null && saleStartsAt && saleEndsAt
    ? element('g:sale_price_effective_date', `${saleStartsAt}/${saleEndsAt}`)
    : ''

/** Goods without a number of their maker, and without his name and part number, have no identifier at all. */
const identifierOf = ({ gtin }: FeedProduct['variants'][number], { brand, model }: FeedProduct): string =>
  gtin || (brand && model) ? '' : element('g:identifier_exists', 'no')

/** What is chosen, in one text; of a store that names no options, the size. */
const choiceText = ({ size, options }: FeedProduct['variants'][number]): string =>
  options.map(({ title }) => title).join(', ') || size

/** What all variants of a product have in common. */
function common(product: FeedProduct, shop: FeedShop): string {
  const { name, brand, model, description, pictures, categories, colours, ageGroup, gender, material } = product
  const { origin, imageBase } = shop
  const [front = '', ...others] = pictures
    .slice(0, 1 + MAX_LENGTH.pictures)
    .map(({ imageUrl }) => atWidth(absoluteImageUrl(imageUrl, imageBase, origin), IMAGE_WIDTH))
  const trail = cutCharacters(categories.join(' > '), MAX_LENGTH.trail)
  return [
    element('description', cutText(plainText(description), MAX_LENGTH.description) || name),
    element('g:image_link', front),
    ...others.map((url) => element('g:additional_image_link', url)),
    element('g:brand', brand || shop.name),
    element('g:condition', 'new'),
    product.variants.length > 1 ? element('g:item_group_id', model || product.key) : '',
    model && element('g:mpn', model),
    trail && element('g:product_type', trail),
    colours.length > 0 ? element('g:color', colours.slice(0, MAX_LENGTH.colours).join('/')) : '',
    // Both are required of clothes: those that name no gender are for everybody.
    ageGroup ? element('g:age_group', ageGroup) : '',
    gender || ageGroup ? element('g:gender', gender ?? 'unisex') : '',
    material && element('g:material', cutCharacters(material, MAX_LENGTH.material)),
    deliveryOf(shop),
  ].join('')
}

/** A product as items of a feed (Google Merchant, RSS 2.0): one for each variant, in one group. */
export function feedItems(product: FeedProduct, shop: FeedShop): string {
  const { key, name, variants } = product
  const shared = common(product, shop)
  const items = variants.map((variant) => {
    const { sku, size, gtin, prices } = variant
    const choice = choiceText(variant)
    const title = variants.length > 1 && choice ? `${name}, ${choice}` : name
    const own = [
      element('g:id', sku),
      element('title', cutText(title, MAX_LENGTH.title)),
      element('link', shop.origin + (variants.length > 1 ? variantPath(key, sku) : `/product/${key}`)),
      element('g:availability', availabilityOf(variant)),
      size && element('g:size', size),
      gtin && element('g:gtin', gtin),
      identifierOf(variant, product),
      priceOf(prices ?? product, shop),
      saleTimeOf(variant),
      measuresOf(variant),
    ]
    return `<item>${own.join('')}${shared}</item>\n`
  })
  return items.join('')
}

interface Channel {
  title: string
  link: string
  description: string
}

/** The beginning of a product feed: RSS 2.0 with Google's names. */
export const feedHead = ({ title, link, description }: Channel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    `${element('title', title)}${element('link', link)}${element('description', description)}\n`,
  ].join('')

export const FEED_TAIL = '</channel></rss>\n'
