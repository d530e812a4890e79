import { PRODUCT_SORTS } from '../../contract/entities/product'
import { CART_MESSAGES } from '../cart/messages'
import { SORTS as REVIEW_SORTS } from '../catalog/product-feedback'
import { findRoute } from '../routes'

/** Paths whose query a program reads. Any other path is a page, another form of a page's address, or a 404 page. */
const NON_PAGE_PATH =
  /^\/(?:_next\/(?!data\/)|(?:api|image|share|assets|feed|sitemap|healthz|readyz|metrics)(?:\/|$))|^\/[^/]+\.(?:xml|txt|ico)$/

/**
 * The cache-busting parameter of Next's router. A request of the router (with the header `rsc`) that lacks it is redirected
 * to the address with it, so stripping it there would be a redirect loop.
 */
const ROUTER_PARAM = '_rsc'
const ROUTER_VALUE = /^[\w-]{0,32}$/

/** The valid values of parameters where any other value is equivalent to none. */
const VALID_VALUES: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d*$/,
  limit: /^12$/,
  option: /^\d{1,10}(?:-\d{1,10}){0,4}$/,
  variant: /^\S{1,100}$/,
  notice: new RegExp(`^(?:${CART_MESSAGES.join('|')})$`),
  // Empty where a plain form sends a field that was not chosen: the page redirects to the address without it.
  rating: /^[1-5]?$/,
  sort: new RegExp(`^(?:${[...new Set<string>([...PRODUCT_SORTS, ...REVIEW_SORTS])].join('|')})?$`),
}

/** Other forms of a page's address that Next serves: its data, and the page in a language of the internal routes. */
const ALTERNATE_PATH = /^\/_next\/|\.rsc$/
const isAlternatePath = (path: string) =>
  ALTERNATE_PATH.test(path) || findRoute(path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/')

const parseField = (field: string): [name: string, value: string] => [...new URLSearchParams(field)][0] ?? ['', '']

interface StripOptions {
  /** The request has the header `rsc`: Next's router requests the data of a page. */
  isRouterRequest?: boolean
}

/**
 * Splits an address into the parameters its route reads (`queryParameters`) and the others, such as campaign
 * parameters. A page is cached once for all visitors, and Next writes the address of its first visitor into it.
 * @param address path and query, as in a request line
 * @returns the address without the parameters that its route does not read, and those parameters, joined by `&`
 */
export function stripQuery(
  address: string,
  { isRouterRequest = false }: StripOptions = {},
): { address: string; stripped: string } {
  const queryStart = address.indexOf('?')
  const path = queryStart < 0 ? address : address.slice(0, queryStart)
  const found = queryStart < 0 || NON_PAGE_PATH.test(path) ? undefined : findRoute(path)
  // No route: another form of an address (`/product/x.rsc`, `/_next/data/…`), which reads nothing, or a 404 page, which
  // no cache keeps: the former shop may have had that address, and its query may decide the redirect. A route without
  // `queryParameters` is rendered for each request and may read anything.
  const queryParameters = found === null && isAlternatePath(path) ? [] : found?.route.queryParameters
  if (!queryParameters) return { address, stripped: '' }
  const fields = address
    .slice(queryStart + 1)
    .split('&')
    .filter(Boolean)
  const isAllowed = (field: string) => {
    const [name, value] = parseField(field)
    if (name === ROUTER_PARAM) return isRouterRequest && ROUTER_VALUE.test(value)
    return queryParameters.includes(name) && (VALID_VALUES[name]?.test(value) ?? true)
  }
  const retained = fields.filter(isAllowed)
  return {
    address: retained.length > 0 ? `${path}?${retained.join('&')}` : path,
    stripped: fields.filter((field) => !isAllowed(field)).join('&'),
  }
}

/**
 * Appends stripped parameters to the address of a redirect, before its fragment, so that they reach the page it leads to.
 * @param query parameters joined by `&`, without a question mark
 */
export function appendQuery(address: string, query: string): string {
  if (query === '') return address
  const [path = '', ...fragment] = address.split('#')
  return [`${path}${path.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#')
}
