import { matchPath } from './call'

/** Paths of the shop's pages (spec §2). lib/routes.ts describes each; lib/routes.test.ts checks they are complete. */
export const SHOP_PATHS: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/category',
  '/category/{cate}',
  '/product',
  '/product/{id}',
  '/product/{id}/review',
  '/product/{id}/review/new',
  '/product/{id}/question',
  '/product/{id}/question/new',
  '/search',
  '/page/{page}',
  '/order-track',
  '/service-center',
  '/newsletter',
  '/cart',
  '/checkout',
  '/checkout/order/{number}',
  '/test',
  '/account',
  '/account/address',
  '/account/orders',
  '/account/orders/{id}',
  '/account/messages',
  '/account/messages/{id}',
  '/account/ticket',
  '/account/ticket/create',
  '/account/ticket/{id}',
]

/** Paths for programs, including all paths below them: they are not looked up as former addresses. */
const PROGRAM_PATH =
  /^\/(?:_next|api|image|share|assets|internal|brotli|metrics|feed|sitemap|\.well-known|menu|drawer|healthz|readyz)(?:\/|$)|^\/[^/]+\.(?:xml|txt|ico)$/i

const firstPart = (path: string) => path.split('/', 2)[1] ?? ''

/** Templates by their first part. */
const GROUPS = new Map<string, string[]>()
for (const template of SHOP_PATHS)
  GROUPS.set(firstPart(template), [...(GROUPS.get(firstPart(template)) ?? []), template])

/** The template of the page at a path; null for a path without a page. */
export const findShopPath = (path: string): string | null =>
  GROUPS.get(firstPart(path))?.find((template) => matchPath(template, path) !== null) ?? null

/** Whether a path is for programs, not for shoppers. */
export const isProgramPath = (path: string): boolean => PROGRAM_PATH.test(path)
