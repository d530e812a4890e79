import { CALLS } from '../../../contract/calls'
import { readCategoryTree } from '../../catalog/category-tree'
import { listEntries, listParts } from '../../catalog/feed/list-entries'
import { listFeed } from '../../catalog/feed/list-feed'
import { CardCache } from '../../catalog/product-cards'
import { ProductDetails } from '../../catalog/product-details'
import { listProducts } from '../../catalog/product-list'
import { findFormerAddress } from '../../catalog/former-addresses/find-former-address'
import { findRedirect } from '../../catalog/redirects'
import { SearchCache } from '../../search/search-cache'
import { suggestPopular } from '../../search/popular'
import { suggest } from '../../search/suggest'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'

/** `GET /api/product`, `GET /api/product/{key}` */
export const productRoutes = (register: AddRoute, shop: Shop) => {
  const cards = new CardCache(shop)
  register(CALLS.listProducts, ({ query }) => listProducts(shop, cards, query))
  const details = new ProductDetails(shop)
  register(CALLS.getProduct, ({ params }) => details.read(params.key ?? ''))
}

/** `GET /api/category` */
export const categoryRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listCategories, () => readCategoryTree(shop))
}

/** `GET /api/search`, `GET /api/search/suggest` */
export const searchRoutes = (register: AddRoute, shop: Shop) => {
  const cards = new CardCache(shop)
  const searches = new SearchCache(shop, cards)
  register(CALLS.suggest, ({ query }) =>
    query.keyword === undefined ? suggestPopular(shop, cards) : suggest(shop, cards, query.keyword),
  )
  register(CALLS.searchProducts, ({ query }) => searches.search(query))
}

/** Data for crawlers: `GET /api/crawl`, `/api/crawl/{kind}`, `/api/feed`, `/api/former`, `/api/former/{kind}/{key}` */
export const sitemapRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listSitemapParts, () => listParts(shop))
  register(CALLS.listSitemapEntries, ({ params, query }) => listEntries(shop, { ...query, kind: params.kind ?? '' }))
  register(CALLS.listFeedProducts, ({ query }) => listFeed(shop, query.after))
  register(CALLS.getFormerAddress, ({ query }) => findFormerAddress(shop, query.address))
  register(CALLS.getFormerKey, ({ params }) => findRedirect(shop, params.kind ?? '', params.key ?? ''))
}
