import { isProgramPath } from '../../contract/shop-paths'
import { MAX_FORMER_ADDRESS_LENGTH } from '../../contract/entities/sitemap'
import { findRoute } from '../routes'

/** Marks of campaigns and of Next's router: no former address depends on them. */
const MARK = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_[ce]id|_rsc)$/

/** Added by Next's router; it is no part of an address. */
const ROUTER_PARAMETER = '_rsc'

/**
 * The address to look up in the store API if a path has no page: without campaign parameters, which would make it
 * different for every visitor.
 * @param query without its question mark
 * @returns null for an address that no shop had
 */
export function askedAddress(path: string, query: string): string | null {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !MARK.test(name))
  const address = pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
  return isProgramPath(path) || encodeURIComponent(address).length > MAX_FORMER_ADDRESS_LENGTH ? null : address
}

/**
 * A redirect's address with the remaining query: without the parameters that selected the redirect, and those that have
 * their own meaning on the target page.
 * @param query without its question mark
 */
export function withRest(to: string, query: string, used: readonly string[]): string {
  const [target = '', ...fragment] = to.split('#')
  const [path = '', own = ''] = target.split('?')
  const reads = findRoute(path)?.route.reads ?? []
  const taken = new Set([...used, ...reads, ...new URLSearchParams(own).keys(), ROUTER_PARAMETER])
  const rest = [...new URLSearchParams(query)].filter(([name]) => !taken.has(name))
  if (rest.length === 0) return to
  const search = [own, new URLSearchParams(rest).toString()].filter(Boolean).join('&')
  return [`${path}?${search}`, ...fragment].join('#')
}
