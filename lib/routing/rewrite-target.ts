import { fillPath } from '../../contract/call'
import { CALLS } from '../../contract/calls'
import { LIMITS } from '../../contract/limits'
import { filterUrl, readOrderQuery } from '../account/list-query'
import { hasFilterParameters, filterQuery, fromFormerQuery, readFilter, toFilterSegment } from '../catalog/filter'
import { addressOf, categoryListing, itemsOf, type Listing, PRODUCT_INDEX, searchListing } from '../catalog/listing'
import { questionItems, readReviewView, reviewItems, type ReviewView } from '../catalog/product-feedback'
import { FLASH_PARAMETER } from '../forms/form-state'
import { SHARED_CACHE_CONTROL } from '../http/shared-caching'
import { MESSAGES_PATH, ORDERS_PATH, TICKETS_PATH } from '../paths'
import type { Route } from '../routes'
import { readKeyword, toKeywordSegment } from '../search/keyword'

interface PublicAddress {
  path: string
  /** Query with its question mark, or empty. */
  search: string
  route: Route
  params: Record<string, string>
}

/** The page that responds to a public address. */
export interface RewriteTarget {
  /** Below the locale. */
  path: string
  /** The path of the store API whose 404 makes this address a 404 too. */
  exists?: string
}

/**
 * The rewrite target of a public address: an internal route if the page depends on the query
 * (lib/routing/rewrite-target.ts). A filtered list has one canonical address; every other spelling redirects to it,
 * permanently if an earlier release generated it.
 */
export function rewriteTarget({
  path,
  search,
  route,
  params,
}: PublicAddress): RewriteTarget | { redirect: string } | { moved: string } | { notFound: true } {
  const query = new URLSearchParams(search)
  const page = readPage(query)
  const feedback = feedbackTarget(path, query)
  const found = matchListing(path, query)
  const customerList = customerListPage(path, query, page)
  if (page > LIMITS.page && (feedback ?? found ?? customerList)) return { notFound: true }
  if (feedback) return feedback

  const former = (found ?? path === '/search') ? fromFormerQuery(query) : null
  if (former) return { moved: found ? addressOf(found.listing, filterQuery(readFilter(former)), page) : path }

  const filter = readFilter(query)
  const filterString = filterQuery(filter)
  if (hasFilterParameters(query) && (found ?? path === '/search')) {
    const canonical = found ? addressOf(found.listing, filterString, page) : path
    if (!isSameQuery(path + search, canonical)) return { redirect: canonical }
  }

  const product = productTarget(path, query)
  if (product) return product

  const exists = customerList ?? (route.existencePath && fillTemplate(route.existencePath, params))
  const isFirstPage = page === 1 && !filterString && path !== '/search'
  if (!found || isFirstPage) return { exists, path: path === '/' ? '' : path }
  return {
    exists: page > 1 ? itemsOf(found.listing, filterString) + String(page) : exists,
    path: `${found.internalPath}${page}${filterString && `/${toFilterSegment(filter)}`}`,
  }
}

const PRODUCT_PATH = /^\/product\/([^/]+)$/

/**
 * The page of a product with a rejected form (lib/cart/refused-item.ts) or a named variant; null for any other address.
 */
function productTarget(path: string, query: URLSearchParams): RewriteTarget | null {
  const [, key = ''] = PRODUCT_PATH.exec(path) ?? []
  const exists = `/api/product/${key}`
  if (!key) return null
  if (query.has('notice') || query.has(FLASH_PARAMETER)) return { path: INTERNAL_ROUTES.refusedProduct(key), exists }
  return query.has('option') || query.has('variant') ? { path: INTERNAL_ROUTES.chosenProduct(key), exists } : null
}

const FEEDBACK_PATH = /^\/product\/([^/]+)\/(review|question)$/

/** The page of a product's reviews or questions; null for any other address. */
function feedbackTarget(path: string, query: URLSearchParams): RewriteTarget | null {
  const [, key = '', kind] = FEEDBACK_PATH.exec(path) ?? []
  if (!kind) return null
  const view = readReviewView(query)
  const { page } = view
  const items = kind === 'review' ? reviewItems(key, view) : questionItems(key)
  const exists = page > 1 ? `${items}${page}` : `/api/product/${key}`
  return { path: kind === 'review' ? INTERNAL_ROUTES.reviews(key, view) : INTERNAL_ROUTES.questions(key, page), exists }
}

/** The store API's paths of a customer's lists. */
const CUSTOMER_LISTS: Readonly<Record<string, (query: URLSearchParams, page: string) => string>> = {
  [ORDERS_PATH]: (query, page) => {
    const { filter } = readOrderQuery(Object.fromEntries(query))
    return filterUrl(CALLS.listOrders.path, filter, { page })
  },
  [MESSAGES_PATH]: (_, page) => `${CALLS.listMessages.path}?page=${page}`,
  [TICKETS_PATH]: (_, page) => `${CALLS.listTickets.path}?page=${page}`,
}

/** The store API's path of a further page of a customer's list; null for any other address. */
function customerListPage(path: string, query: URLSearchParams, page: number): string | null {
  const list = Object.hasOwn(CUSTOMER_LISTS, path) ? CUSTOMER_LISTS[path] : undefined
  return list && page > 1 ? list(query, String(page)) : null
}

/** Next.js re-encodes a query when it removes fields of its own: addresses that differ in encoding alone are the same. */
function isSameQuery(address: string, canonical: string): boolean {
  const [left, right] = [address, canonical].map((text) => new URLSearchParams(text.split('?')[1]).toString())
  return left === right
}

/** The number of a list's page; the first where the query has no number. */
function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d*$/.test(text) ? Number(text) : 1
}

const fillTemplate = (template: string, params: Record<string, string>) =>
  template.includes('?')
    ? template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    : fillPath(template, params)

interface ListingMatch {
  listing: Listing
  /** The internal route of its pages, up to the page number (docs/decisions/005). */
  internalPath: string
}

/** The listing that a public address shows; null if it shows none. */
export function matchListing(path: string, query: URLSearchParams): ListingMatch | null {
  if (path === '/product') return { listing: PRODUCT_INDEX, internalPath: INTERNAL_ROUTES.products }
  if (path === '/search') {
    const keyword = readKeyword(query.get('keyword'))
    return keyword ? { listing: searchListing(keyword), internalPath: INTERNAL_ROUTES.search(keyword) } : null
  }
  const category = /^\/category\/([^/]+)$/.exec(path)?.[1]
  return category ? { listing: categoryListing(category), internalPath: INTERNAL_ROUTES.category(category) } : null
}

const SEARCH_RESULTS_PATH = '/internal/search-results'

/**
 * The internal routes: pages of app/[locale]/(shop)/internal, below the locale, which only the middleware rewrites to. A
 * cached page cannot read its query, so the page number, filter, sort and keyword of a public address are path segments
 * here (docs/decisions/001, 010, 015). Requested from outside they are 404s: lib/routes.ts has no row for them.
 */
export const INTERNAL_ROUTES = {
  notFound: '/internal/not-found',
  /** Up to the page number, which the segment of a filter may follow. */
  category: (key: string) => `/internal/category/${key}/`,
  products: '/internal/products/',
  chosenProduct: (key: string) => `/internal/chosen-product/${key}`,
  refusedProduct: (key: string) => `/internal/refused-product/${key}`,
  search: (keyword: string) => `${SEARCH_RESULTS_PATH}/${toKeywordSegment(keyword)}/`,
  questions: (key: string, page: number) => `/internal/questions/${key}/${page}`,
  reviews: (key: string, { sort, rating, page }: ReviewView) => `/internal/reviews/${key}/${sort}-${rating}/${page}`,
} as const

/** Whether a path, with its locale, is the internal route of search results. */
export const isSearchResults = (path: string): boolean =>
  path.replace(/^\/[a-z]+(?=\/)/, '').startsWith(`${SEARCH_RESULTS_PATH}/`)

/** Whether a path, with its locale, is the internal route of a product's variant. */
const isChosenProduct = (path: string): boolean => /^\/[a-z]+\/internal\/chosen-product\//.test(path)

/**
 * The `Cache-Control` of pages that are rendered per request but the same for every visitor: search results
 * (docs/decisions/059) and product variants. Next.js sets it for other pages.
 * @param page the internal route a request is rewritten to, with its locale
 */
export const sharedCacheControl = (page: string): Record<string, string> =>
  isSearchResults(page) || isChosenProduct(page) ? { 'cache-control': SHARED_CACHE_CONTROL } : {}
