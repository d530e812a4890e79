import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import { listEntries, listParts } from '../../catalog/feed/list-entries'
import { listFeed } from '../../catalog/feed/list-feed'
import { findRedirect } from '../../catalog/redirects'
import type { AddRoute } from '../contract-router'

/** Data for crawlers: `GET /api/crawl`, `/api/crawl/{kind}`, `/api/feed`, `/api/former/{kind}/{key}` */
export const sitemapRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listSitemapParts, () => listParts(shop))
  register(CALLS.listSitemapEntries, ({ params, query }) => listEntries(shop, { ...query, kind: params.kind ?? '' }))
  register(CALLS.listFeedProducts, ({ query }) => listFeed(shop, query.after))
  register(CALLS.getFormerKey, ({ params }) => findRedirect(shop, params.kind ?? '', params.key ?? ''))
}
