import type { Capability } from '../contract/entities/capability'
import type { SitemapKind } from '../contract/entities/sitemap'
import { FACET_PARAMETERS } from '../contract/entities/product'
import { matchPath } from '../contract/call'
import { FORMER_FACET_PARAMETERS } from './catalog/filter'
import { FLASH_PARAMETER } from './forms/form-state'

/**
 * The table of spec §2: every address of the shop and its guards. If the store API returns 404 for the path of
 * `existencePath`, this address is a 404 too.
 */
export interface Route {
  path: string
  guards: readonly string[]
  /** The part of the shop it belongs to: if that is switched off, the address does not exist. */
  capability?: Capability
  existencePath?: string
  /** The kind of resource its key names: it may have been renamed or withdrawn. */
  resourceKind?: SitemapKind
  /** A page for a single visitor: never cached, without third-party scripts, under the strict content policy. */
  isPrivate?: boolean
  /**
   * Query fields that a page cached for all visitors depends on: the browser reads any others itself
   * (docs/decisions/035). Undefined if a page is rendered for each request.
   */
  queryParameters?: readonly string[]
}

const AUTH = ['auth'] as const
/** The fields of a rejected form (lib/cart/refused-item.ts). */
const FORM_RESULT_PARAMETERS = ['notice', FLASH_PARAMETER]
/** The fields that name a variant of a product (lib/catalog/variants.ts). */
const VARIANT_PARAMETERS = ['option', 'variant']
const LISTING_PARAMETERS = ['page', 'sort', ...FACET_PARAMETERS, ...FORMER_FACET_PARAMETERS]

export const ROUTES: readonly Route[] = [
  { path: '/', guards: [], queryParameters: [] },
  { path: '/login', guards: [], isPrivate: true },
  { path: '/register', guards: [], isPrivate: true },
  { path: '/forgot-password', guards: [], isPrivate: true },
  { path: '/reset-password', guards: [], isPrivate: true },
  { path: '/verify', guards: [], isPrivate: true },
  { path: '/category', guards: [], queryParameters: [] },
  {
    path: '/category/{cate}',
    guards: [],
    existencePath: '/api/product?category={cate}&limit=1',
    resourceKind: 'category',
    queryParameters: LISTING_PARAMETERS,
  },
  { path: '/product', guards: [], queryParameters: LISTING_PARAMETERS },
  {
    path: '/product/{id}',
    guards: [],
    existencePath: '/api/product/{id}',
    resourceKind: 'product',
    queryParameters: [...FORM_RESULT_PARAMETERS, ...VARIANT_PARAMETERS],
  },
  {
    path: '/product/{id}/review',
    guards: [],
    capability: 'reviews',
    existencePath: '/api/product/{id}',
    resourceKind: 'product',
    queryParameters: ['page', 'sort', 'rating'],
  },
  {
    path: '/product/{id}/review/new',
    guards: AUTH,
    capability: 'reviews',
    isPrivate: true,
    existencePath: '/api/product/{id}',
    resourceKind: 'product',
  },
  {
    path: '/product/{id}/question',
    guards: [],
    capability: 'questions',
    existencePath: '/api/product/{id}',
    resourceKind: 'product',
    queryParameters: ['page'],
  },
  {
    path: '/product/{id}/question/new',
    guards: AUTH,
    capability: 'questions',
    isPrivate: true,
    existencePath: '/api/product/{id}',
    resourceKind: 'product',
  },
  { path: '/search', guards: [], queryParameters: ['keyword', 'limit', ...LISTING_PARAMETERS] },
  { path: '/page/{page}', guards: [], existencePath: '/api/page/{page}', resourceKind: 'page', queryParameters: [] },
  { path: '/order-track', guards: [] },
  { path: '/service-center', guards: [] },
  { path: '/newsletter', guards: [], capability: 'newsletter' },
  { path: '/cart', guards: [] },
  { path: '/checkout', guards: ['auth-checkout'], isPrivate: true },
  { path: '/checkout/order/{number}', guards: [], isPrivate: true, existencePath: '/api/order/{number}/placed' },
  { path: '/test', guards: [] },
  { path: '/account', guards: AUTH, isPrivate: true },
  { path: '/account/address', guards: AUTH, isPrivate: true },
  { path: '/account/orders', guards: AUTH, isPrivate: true },
  { path: '/account/orders/{id}', guards: AUTH, isPrivate: true, existencePath: '/api/order/{id}' },
  { path: '/account/messages', guards: AUTH, capability: 'messages', isPrivate: true },
  {
    path: '/account/messages/{id}',
    guards: AUTH,
    capability: 'messages',
    isPrivate: true,
    existencePath: '/api/message/{id}',
  },
  { path: '/account/ticket', guards: AUTH, capability: 'tickets', isPrivate: true },
  { path: '/account/ticket/create', guards: AUTH, capability: 'tickets', isPrivate: true },
  {
    path: '/account/ticket/{id}',
    guards: AUTH,
    capability: 'tickets',
    isPrivate: true,
    existencePath: '/api/ticket/{id}',
  },
]

/** The route of an address, with its parameters; null if the shop has no such address. */
export function findRoute(path: string): { route: Route; params: Record<string, string> } | null {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}
