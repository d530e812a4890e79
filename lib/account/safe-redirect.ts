import { ACCOUNT_PATH, isAuthPath } from '../paths'

/** Longest path that is led back to, in characters. */
const LONGEST = 2000

/** One slash and then neither a second one nor what browsers read as one; nothing that cannot be seen. */
const SHOP_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

const SOME_SHOP = 'http://shop.invalid'

/**
 * Where a login leads back to: the path it came from, as long as it is one of the shop's pages, whatever somebody wrote
 * into the address.
 * @param from the query's `from`
 * @returns path with query and fragment; the account without a `from`, the home page for one that leads elsewhere
 */
export function safeReturnPath(from: unknown): string {
  if (from === undefined || from === null || from === '') return ACCOUNT_PATH
  const page = parseShopPath(from)
  return page && isAuthPath(page.split(/[?#]/)[0] ?? '') ? ACCOUNT_PATH : (page ?? '/')
}

/** A page of the shop, path with query and fragment, whatever somebody wrote into the address; null for what is none. */
export function parseShopPath(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > LONGEST || !SHOP_PATH.test(to)) return null
  if (!URL.canParse(to, SOME_SHOP)) return null
  const { origin, pathname, search, hash } = new URL(to, SOME_SHOP)
  // Dot segments are gone by now: what they made of the path is looked at again.
  if (origin !== SOME_SHOP || !SHOP_PATH.test(pathname) || pathname.startsWith('/api/')) return null
  return pathname + search + hash
}
