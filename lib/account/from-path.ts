import { LOGIN_PATH, loginPath } from '../middleware/guard'
import { isAccessPath } from './access-paths'

/**
 * Where the login link of a page leads: with that page's full path as `from`, unless it is an access page (spec §2).
 * @param path path of the address bar; empty as long as it is not known
 * @param search query without its question mark
 */
export function loginPathFrom(path: string, search: string): string {
  if (!path || isAccessPath(path)) return LOGIN_PATH
  return loginPath(search ? `${path}?${search}` : path)
}
