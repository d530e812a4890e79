import { LIMITS } from '../contract/limits'
import { fillPath } from '../contract/path-template'
import { asksToNarrow, filterQuery, readFilter } from '../listing/filter'
import { toFilterSegment } from '../listing/filter-segment'
import { addressOf, itemsOf } from '../listing/listing'
import { listingAt } from '../listing/listing-at'
import { accountPage } from './account-page'
import type { Route } from '../routes'
import { voicesPage } from './voices-page'

interface Asked {
  path: string
  /** Query with its question mark, or empty. */
  search: string
  route: Route
  params: Record<string, string>
}

interface Inner {
  /** Below the locale. */
  path: string
  /** The store API's path whose 404 makes this page one too. */
  exists?: string
}

/**
 * The page inside that answers an address. A cached page cannot read its query, so what depends on one that matters,
 * further pages of a list, what it is narrowed to and what is searched for, is a page of its own (docs/decisions/005,
 * 010, 015). A list that is narrowed has one spelling: of every other one a redirect leads to it.
 */
export function innerPage({ path, search, route, params }: Asked): Inner | { redirect: string } | { missing: true } {
  const query = new URLSearchParams(search)
  const page = readPage(query)
  const voices = voicesPage(path, query)
  const found = listingAt(path, query)
  const ofCustomer = accountPage(path, query, page)
  if (page > LIMITS.page && (voices ?? found ?? ofCustomer)) return { missing: true }
  if (voices) return voices

  const filter = readFilter(query)
  const narrowed = filterQuery(filter)
  if (asksToNarrow(query) && (found ?? path === '/search')) {
    const canonical = found ? addressOf(found.listing, narrowed, page) : path
    if (!isSpelt(path + search, canonical)) return { redirect: canonical }
  }

  const exists = ofCustomer ?? (route.exists && fillTemplate(route.exists, params))
  const isPlain = page === 1 && !narrowed && path !== '/search'
  if (!found || isPlain) return { exists, path: path === '/' ? '' : path }
  return {
    exists: page > 1 ? itemsOf(found.listing, narrowed) + String(page) : exists,
    path: `${found.inner}${page}${narrowed && `/${toFilterSegment(filter)}`}`,
  }
}

/** Next writes a query anew when it takes its own fields out: what is encoded otherwise is spelt the same. */
function isSpelt(address: string, canonical: string): boolean {
  const [asked, wanted] = [address, canonical].map((text) => new URLSearchParams(text.split('?')[1]).toString())
  return asked === wanted
}

/** The page of a list that is asked for; the first for what is no number. */
function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d*$/.test(text) ? Number(text) : 1
}

const fillTemplate = (template: string, params: Record<string, string>) =>
  template.includes('?')
    ? template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    : fillPath(template, params)
