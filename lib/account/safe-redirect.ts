import { ACCOUNT_PATH, isAuthPath } from '../paths'

/** In characters. */
const MAX_PATH_LENGTH = 2000

/** One slash, not followed by a second one or by a character that browsers read as one; no invisible characters. */
const SHOP_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

const PLACEHOLDER_ORIGIN = 'http://shop.invalid'

/**
 * The redirect target after a login: `from` if it is a page of the shop. Prevents open redirects.
 * @param from the query's `from`
 * @returns path with query and fragment; the account page without a `from`, the home page for one of another site
 */
export function safeReturnPath(from: unknown): string {
  if (from === undefined || from === null || from === '') return ACCOUNT_PATH
  const page = parseShopPath(from)
  return page && isAuthPath(page.split(/[?#]/)[0] ?? '') ? ACCOUNT_PATH : (page ?? '/')
}

/** @returns path with query and fragment of a page of the shop; null for anything else */
export function parseShopPath(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > MAX_PATH_LENGTH || !SHOP_PATH.test(to)) return null
  if (!URL.canParse(to, PLACEHOLDER_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(to, PLACEHOLDER_ORIGIN)
  // Dot segments are resolved now: check the resulting path again.
  if (origin !== PLACEHOLDER_ORIGIN || !SHOP_PATH.test(pathname) || pathname.startsWith('/api/')) return null
  return pathname + search + hash
}
