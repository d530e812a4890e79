import { asc, sql } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { CategoryNode } from '../../../contract/entities/category'
import type { FacetIndex } from '../../catalog/facet-index/facet-index'
import { listEntries, listParts } from '../../catalog/feed/list-entries'
import { listFeed } from '../../catalog/feed/list-feed'
import { CardCache } from '../../catalog/product-cards'
import { ProductDetails } from '../../catalog/product-details'
import { listProducts } from '../../catalog/product-list'
import { findRedirect } from '../../catalog/redirects'
import { category, picture, product } from '../../db/schema'
import { Searches } from '../../search/searches'
import { suggest } from '../../search/suggest'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'
import { imageUrlOf } from '../reply'

/** `GET /api/product`, `GET /api/product/{key}` */
export const productRoutes = (register: AddRoute, shop: Shop) => {
  const cards = new CardCache(shop)
  register(CALLS.listProducts, ({ query }) => listProducts(shop, cards, query))
  const details = new ProductDetails(shop)
  register(CALLS.getProduct, ({ params }) => details.read(params.key ?? ''))
}

/** How many of a category's first products are searched for its image. */
const MAX_IMAGE_CANDIDATES = 12

/** One of the products that may stand for a category. */
interface Candidate {
  id: number
  team: string
  imageUrl: string
}

/** `GET /api/category` */
export const categoryRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listCategories, async () => {
    const [nodes, { index }] = await Promise.all([
      shop.db.select().from(category).orderBy(asc(category.position)),
      shop.catalog.current(),
    ])
    const first = new Map(nodes.map(({ id }) => [id, index.first(id, MAX_IMAGE_CANDIDATES)]))
    const candidates = await readCandidates(shop, [...new Set([...first.values()].flat())])
    return buildTree(nodes, { index, first, candidates, language: shop.language })
  })
}

async function readCandidates({ db }: Shop, ids: number[]): Promise<Map<number, Candidate>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: product.id,
      team: sql<string>`${product.brand}->>'en'`,
      name: picture.name,
      version: picture.version,
    })
    .from(product)
    .innerJoin(picture, sql`${picture.productKey} = ${product.key} and ${picture.position} = 0`)
    .where(sql`${product.id} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return new Map(rows.map(({ id, team, ...drawn }) => [id, { id, team, imageUrl: imageUrlOf(drawn) }]))
}

type Row = typeof category.$inferSelect

/** Counts how often each team was shown, so that a wall of categories is not all in one team's colours. */
function imagePicker() {
  const shown = new Map<string, number>()
  return (products: Candidate[]): string => {
    const [first] = products.toSorted((a, b) => (shown.get(a.team) ?? 0) - (shown.get(b.team) ?? 0))
    if (first) shown.set(first.team, (shown.get(first.team) ?? 0) + 1)
    return first?.imageUrl ?? ''
  }
}

interface Tree {
  index: FacetIndex
  /** The first products of each category, in the shop's own order. */
  first: ReadonlyMap<number, number[]>
  candidates: ReadonlyMap<number, Candidate>
  language: Shop['language']
}

/** The tree with every node's products counted over its whole subtree, each product once. */
function buildTree(rows: Row[], { index, first, candidates, language }: Tree): CategoryNode[] {
  const pickImage = imagePicker()
  const childrenOf = new Map<string | null, Row[]>()
  for (const row of rows) childrenOf.set(row.parentKey, [...(childrenOf.get(row.parentKey) ?? []), row])
  const grow = (row: Row): CategoryNode => {
    const children = (childrenOf.get(row.key) ?? []).map(grow)
    return {
      key: row.key,
      name: row.name[language],
      description: row.description[language],
      imageUrl: pickImage((first.get(row.id) ?? []).flatMap((id) => candidates.get(id) ?? [])),
      productCount: index.size(row.id),
      children,
    }
  }
  return (childrenOf.get(null) ?? []).map(grow)
}

/** `GET /api/search`, `GET /api/search/suggest` */
export const searchRoutes = (register: AddRoute, shop: Shop) => {
  const cards = new CardCache(shop)
  const searches = new Searches(shop, cards)
  register(CALLS.suggest, ({ query }) => suggest(shop, cards, query.keyword))
  register(CALLS.searchProducts, ({ query }) => searches.search(query))
}

/** Data for crawlers: `GET /api/crawl`, `/api/crawl/{kind}`, `/api/feed`, `/api/former/{kind}/{key}` */
export const sitemapRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listSitemapParts, () => listParts(shop))
  register(CALLS.listSitemapEntries, ({ params, query }) => listEntries(shop, { ...query, kind: params.kind ?? '' }))
  register(CALLS.listFeedProducts, ({ query }) => listFeed(shop, query.after))
  register(CALLS.getFormerKey, ({ params }) => findRedirect(shop, params.kind ?? '', params.key ?? ''))
}
