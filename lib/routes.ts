import type { Capability } from '../contract/entities/capability'
import type { SitemapKind } from '../contract/entities/sitemap'
import { FACET_PARAMETERS } from '../contract/entities/product'
import { matchPath } from '../contract/call'
import { FORMER_FACET_PARAMETERS } from './catalog/filter'
import { FLASH_PARAMETER } from './forms/form-state'

/**
 * The table of spec §2: every address of the shop and the guards before it. `exists` names the store API's path whose
 * 404 makes this address one too.
 */
export interface Route {
  path: string
  guards: readonly string[]
  /** The part of the shop it belongs to: where that is switched off, the shop has no such address. */
  capability?: Capability
  exists?: string
  /** What its key names: it may have had another one before, or be gone. */
  names?: SitemapKind
  /** A page for one person alone: never cached, without foreign scripts, under the strict content policy. */
  isPrivate?: boolean
  /**
   * Fields of the query that a page kept for everybody depends on: whatever else stands there is the browser's alone
   * (docs/decisions/035). Undefined where a page is made for each request.
   */
  reads?: readonly string[]
}

const AUTH = ['auth'] as const
/** What a form brings that was refused (lib/cart/sent-item.ts). */
const SENT_FORM = ['notice', FLASH_PARAMETER]
/** What names a variant of a product (lib/catalog/variants.ts). */
const CHOICE = ['option', 'variant']
const LIST = ['page', 'sort', ...FACET_PARAMETERS, ...FORMER_FACET_PARAMETERS]

export const ROUTES: readonly Route[] = [
  { path: '/', guards: [], reads: [] },
  { path: '/login', guards: [], isPrivate: true },
  { path: '/register', guards: [], isPrivate: true },
  { path: '/forgot-password', guards: [], isPrivate: true },
  { path: '/reset-password', guards: [], isPrivate: true },
  { path: '/verify', guards: [], isPrivate: true },
  { path: '/category', guards: [], reads: [] },
  {
    path: '/category/{cate}',
    guards: [],
    exists: '/api/product?category={cate}&limit=1',
    names: 'category',
    reads: LIST,
  },
  { path: '/product', guards: [], reads: LIST },
  {
    path: '/product/{id}',
    guards: [],
    exists: '/api/product/{id}',
    names: 'product',
    reads: [...SENT_FORM, ...CHOICE],
  },
  {
    path: '/product/{id}/review',
    guards: [],
    capability: 'reviews',
    exists: '/api/product/{id}',
    names: 'product',
    reads: ['page', 'sort', 'rating'],
  },
  {
    path: '/product/{id}/review/new',
    guards: AUTH,
    capability: 'reviews',
    isPrivate: true,
    exists: '/api/product/{id}',
    names: 'product',
  },
  {
    path: '/product/{id}/question',
    guards: [],
    capability: 'questions',
    exists: '/api/product/{id}',
    names: 'product',
    reads: ['page'],
  },
  {
    path: '/product/{id}/question/new',
    guards: AUTH,
    capability: 'questions',
    isPrivate: true,
    exists: '/api/product/{id}',
    names: 'product',
  },
  { path: '/search', guards: [], reads: ['keyword', 'limit', ...LIST] },
  { path: '/page/{page}', guards: [], exists: '/api/page/{page}', names: 'page', reads: [] },
  { path: '/order-track', guards: [] },
  { path: '/service-center', guards: [] },
  { path: '/newsletter', guards: [], capability: 'newsletter' },
  { path: '/cart', guards: [] },
  { path: '/checkout', guards: ['auth-checkout'], isPrivate: true },
  { path: '/checkout/order/{number}', guards: [], isPrivate: true, exists: '/api/order/{number}/placed' },
  { path: '/test', guards: [] },
  { path: '/account', guards: AUTH, isPrivate: true },
  { path: '/account/address', guards: AUTH, isPrivate: true },
  { path: '/account/orders', guards: AUTH, isPrivate: true },
  { path: '/account/orders/{id}', guards: AUTH, isPrivate: true, exists: '/api/order/{id}' },
  { path: '/account/messages', guards: AUTH, capability: 'messages', isPrivate: true },
  {
    path: '/account/messages/{id}',
    guards: AUTH,
    capability: 'messages',
    isPrivate: true,
    exists: '/api/message/{id}',
  },
  { path: '/account/ticket', guards: AUTH, capability: 'tickets', isPrivate: true },
  { path: '/account/ticket/create', guards: AUTH, capability: 'tickets', isPrivate: true },
  { path: '/account/ticket/{id}', guards: AUTH, capability: 'tickets', isPrivate: true, exists: '/api/ticket/{id}' },
]

/** The route of an address, with its parameters; null when the shop has no such address. */
export function findRoute(path: string): { route: Route; params: Record<string, string> } | null {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}
