import { isProgramPath } from '../../contract/shop-paths'
import { MAX_FORMER_ADDRESS_LENGTH } from '../../contract/entities/sitemap'
import { findRoute } from '../routes'

/** Parameters of campaigns and of Next's router: no former address depends on them. */
const TRACKING_PARAMETER = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_[ce]id|_rsc)$/

/** Added by Next's router; not a part of the address. */
const ROUTER_PARAMETER = '_rsc'

/**
 * The address to look up in the store API if a path has no page: without campaign parameters, which would make it
 * different for every visitor.
 * @param query without its question mark
 * @returns null for an address that cannot be a former one
 */
export function lookupAddress(path: string, query: string): string | null {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !TRACKING_PARAMETER.test(name))
  const address = pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
  return isProgramPath(path) || encodeURIComponent(address).length > MAX_FORMER_ADDRESS_LENGTH ? null : address
}

/**
 * A redirect's address with the remaining query: without the parameters that selected the redirect, and those that have
 * their own meaning on the target page.
 * @param query without its question mark
 */
export function appendRemainingQuery(to: string, query: string, used: readonly string[]): string {
  const [target = '', ...fragment] = to.split('#')
  const [path = '', targetQuery = ''] = target.split('?')
  const queryParameters = findRoute(path)?.route.queryParameters ?? []
  const excluded = new Set([...used, ...queryParameters, ...new URLSearchParams(targetQuery).keys(), ROUTER_PARAMETER])
  const remaining = [...new URLSearchParams(query)].filter(([name]) => !excluded.has(name))
  if (remaining.length === 0) return to
  const search = [targetQuery, new URLSearchParams(remaining).toString()].filter(Boolean).join('&')
  return [`${path}?${search}`, ...fragment].join('#')
}
