import { LOGIN_PATH, loginPath } from './login-path'
import { isAccessPath } from './access-paths'

/**
 * Where the login link of a page leads: with that page's full path as `from`, unless it is an access page (spec §2).
 * @param path path of the address bar; empty as long as it is not known
 * @param search query without its question mark
 * @param hash fragment with its sign, or empty
 */
export function loginPathFrom(path: string, search: string, hash = ''): string {
  if (!path || isAccessPath(path)) return LOGIN_PATH
  return loginPath((search ? `${path}?${search}` : path) + hash)
}

/**
 * Where a guard came from, with the fragment it could not know: browsers carry that over to the login page's address.
 * @param from path of the query; empty for nowhere in particular
 * @param hash fragment the login page was opened with
 */
export const withHash = (from: string, hash: string): string => (from && !from.includes('#') ? from + hash : from)
