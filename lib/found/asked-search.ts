import { findRoute } from '../routes'
import { readFilter, type Filter } from '../listing/filter'
import { rewriteTarget } from '../middleware/rewrite-target'
import { readKeyword } from '../search/keyword'

/** A search as an address asks for it. */
export interface AskedSearch {
  keyword: string
  filter: Filter
  /** The page inside that shows it, below the locale. */
  inner: string
}

const FIRST_PAGE = /^\/found\/[^/]+\/1(?:\/[^/]+)?$/

/** The first page of a search that has one spelling; null for every other address. */
export function askedSearch(address: string): AskedSearch | null {
  const [path = '', search = ''] = address.split('?', 2)
  const found = path === '/search' ? findRoute(path) : null
  if (!found) return null
  const inner = rewriteTarget({ path, search: search && `?${search}`, ...found })
  if (!('path' in inner) || inner.exists || !FIRST_PAGE.test(inner.path)) return null
  const query = new URLSearchParams(search)
  return { keyword: readKeyword(query.get('keyword')), filter: readFilter(query), inner: inner.path }
}
