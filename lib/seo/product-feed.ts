import 'server-only'
import type { FeedProduct } from '../../contract/entities/sitemap'
import { type FeedField, feedFields, feedPrice, type FieldShop } from '../../contract/feed-fields'
import { imageBaseUrl } from '../data/image-hosts'
import { getStoreSettings } from '../data/settings'
import { homeDelivery } from '../data/shipping'
import { listSitemapParts, readFeedProducts } from '../data/sitemap'
import { env } from '../env'
import { atWidth, absoluteImageUrl } from '../format/image'
import { element } from '../format/text'
import { computeEtag, type SeoFile } from './send-file'

/** `/feed/products.xml`: all products of the shop. @throws ApiError */
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
      // A number is a price only with its currency: the feed of a store without a currency code is empty.
      const products = currency.code ? readFeedProducts() : []
      for await (const list of products) {
        yield head + list.map((product) => feedItems(product, shop)).join('')
        head = ''
      }
      yield head + FEED_TAIL
    },
  }
}

/** Width of the images for Google. */
const IMAGE_WIDTH = 1080

/** Values of the shop in every feed item. */
export interface FeedShop extends Omit<FieldShop, 'imageOf'> {
  /** Origin of its images. */
  imageBase: string
  /** Delivery price to the shop's own country, in minor units; null if unknown. */
  delivery: { iso: string; method: string; price: number } | null
}

const deliveryOf = ({ delivery, currency }: FeedShop) =>
  delivery
    ? [
        `<g:shipping>${element('g:country', delivery.iso)}${element('g:service', delivery.method)}`,
        `${element('g:price', feedPrice(delivery.price, currency))}</g:shipping>`,
      ].join('')
    : ''

/** Fields that RSS has itself. */
const RSS_FIELDS: ReadonlySet<string> = new Set(['title', 'link', 'description'])

const fieldElement = ([name, value]: FeedField) => element(RSS_FIELDS.has(name) ? name : `g:${name}`, value)

/** A product as items of a feed (Google Merchant, RSS 2.0): one for each variant, in one group. */
export function feedItems(product: FeedProduct, shop: FeedShop): string {
  const { imageBase, origin } = shop
  const imageOf = (imageUrl: string) => atWidth(absoluteImageUrl(imageUrl, imageBase, origin), IMAGE_WIDTH)
  const delivery = deliveryOf(shop)
  return feedFields(product, { ...shop, imageOf })
    .map((fields) => `<item>${fields.map(fieldElement).join('')}${delivery}</item>\n`)
    .join('')
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
