import 'server-only'
import { env } from '../env'
import { pictureBase } from '../data/image-hosts'
import { listSitemapParts, readFeedProducts } from '../data/sitemap'
import { homeDelivery } from '../data/shipping'
import { getStoreSettings } from '../data/settings'
import { FEED_TAIL, feedHead } from './feed'
import { feedItems, type FeedShop } from './feed-item'
import { computeEtag } from './etag'
import type { CrawlFile } from './send-file'

/** `/feed/products.xml`: everything the shop sells. @throws ApiError */
export async function feedFile(): Promise<CrawlFile> {
  const [parts, settings, delivery] = await Promise.all([listSitemapParts(), getStoreSettings(), homeDelivery()])
  const origin = env().PUBLIC_ORIGIN
  const imageBase = pictureBase()
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
