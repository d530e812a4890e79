import type { IncomingMessage } from 'node:http'
import { PRODUCT_SORTS } from '../contract/entities/product'
import { SORTS as REVIEW_SORTS } from '../review/review-view'
import { findRoute } from '../routes'
import { UNREAD_QUERY_HEADER } from '../unread-query-header'

/** Has a query of its own that a program reads; whatever else is no page of the shop is the page that says so, or a form of one. */
const IS_NO_PAGE =
  /^\/(?:_next\/(?!data\/)|(?:api|image|share|assets|feed|sitemap|healthz|readyz|metrics)(?:\/|$))|^\/[^/]+\.(?:xml|txt|ico)$/

/**
 * The field by which Next's router tells parts of a page from the page, as Next makes it: 96 bits in base64url, or the
 * short hash of before. A request for parts without it is led to the address with it, over and over. Only parts are
 * asked for with it.
 */
const ROUTER_FIELD = '_rsc'
const ROUTER_VALUE = /^(?:[\w-]{16}|[a-z0-9]{0,13})$/

/** What a field may say, where a word of somebody's own would say nothing. */
const VALUES: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d*$/,
  limit: /^12$/,
  // Empty where a plain form names what was not chosen: its page leads to the address without it.
  rating: /^[1-5]?$/,
  sort: new RegExp(`^(?:${[...new Set<string>([...PRODUCT_SORTS, ...REVIEW_SORTS])].join('|')})?$`),
}

const pairOf = (field: string): [name: string, value: string] => [...new URLSearchParams(field)][0] ?? ['', '']

interface Asked {
  /** As the router of a page asks for parts of another one. */
  byRouter?: boolean
}

/** An address in two: what the page at it reads of its query, and the fields that it does not. */
export function splitQuery(address: string, { byRouter = false }: Asked = {}): { read: string; unread: string } {
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  const found = at < 0 || IS_NO_PAGE.test(path) ? undefined : findRoute(path)
  // Without a route: another form of an address (`/product/x.rsc`), or none. Without `reads`: made for each request.
  const reads = found === null ? [] : found?.route.reads
  if (!reads) return { read: address, unread: '' }
  const fields = address
    .slice(at + 1)
    .split('&')
    .filter(Boolean)
  const isRead = (field: string) => {
    const [name, value] = pairOf(field)
    if (name === ROUTER_FIELD) return byRouter && ROUTER_VALUE.test(value)
    return reads.includes(name) && (VALUES[name]?.test(value) ?? true)
  }
  const kept = fields.filter(isRead)
  const read = kept.length > 0 ? `${path}?${kept.join('&')}` : path
  return { read, unread: fields.filter((field) => !isRead(field)).join('&') }
}

/**
 * Takes out of a request what the page it is for does not read. Next writes the address of whoever asks first into the
 * page it keeps for everybody; and who comes with a mark of a campaign of their own finds the page that is kept.
 */
export function readQuery(request: IncomingMessage): void {
  delete request.headers[UNREAD_QUERY_HEADER]
  const { read, unread } = splitQuery(request.url ?? '/', { byRouter: 'rsc' in request.headers })
  if (unread === '') return
  request.url = read
  request.headers[UNREAD_QUERY_HEADER] = unread
}
