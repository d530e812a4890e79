import { LIMITS } from '../contract/limits'
import { fillPath } from '../contract/path-template'
import { asksToNarrow, filterQuery, readFilter } from '../listing/filter'
import { toFilterSegment } from '../listing/filter-segment'
import { addressOf, itemsOf } from '../listing/listing'
import { listingAt } from '../listing/listing-at'
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
export function innerPage({ path, search, route, params }: Asked): Inner | { redirect: string } {
  const query = new URLSearchParams(search)
  const voices = voicesPage(path, query)
  if (voices) return voices

  const found = listingAt(path, query)
  const filter = readFilter(query)
  const narrowed = filterQuery(filter)
  const page = readPage(query)
  if (asksToNarrow(query) && (found ?? path === '/search')) {
    const canonical = found ? addressOf(found.listing, narrowed, page) : path
    if (!isSpelt(path + search, canonical)) return { redirect: canonical }
  }

  const exists = route.exists && fillTemplate(route.exists, params)
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

/** The page of a list that is asked for: what is no further page is the first. */
function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 2 && page <= LIMITS.page ? page : 1
}

const fillTemplate = (template: string, params: Record<string, string>) =>
  template.includes('?')
    ? template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    : fillPath(template, params)
