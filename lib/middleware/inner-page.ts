import { LIMITS } from '../contract/limits'
import { fillPath } from '../contract/path-template'
import type { Route } from '../routes'
import { readKeyword, searchItems, toKeywordSegment } from '../search/keyword'

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
 * further pages of a list and what is searched for, is a page of its own (docs/decisions/005).
 */
export function innerPage({ path, search, route, params }: Asked): Inner {
  const query = new URLSearchParams(search)
  const further = furtherPage(query)
  const keyword = path === '/search' ? readKeyword(query.get('keyword')) : ''
  if (keyword) return foundPage(keyword, further)

  const exists = route.pages && further ? `${route.pages}&page=${further}` : route.exists
  const category = /^\/category\/([^/]+)$/.exec(path)?.[1]
  const inside = { exists: exists && fillTemplate(exists, params) }
  if (further && category) return { ...inside, path: `/listing/${category}/${further}` }
  if (further && path === '/product') return { ...inside, path: `/products/${further}` }
  return { ...inside, path: path === '/' ? '' : path }
}

const foundPage = (keyword: string, further: number | null): Inner => ({
  path: `/found/${toKeywordSegment(keyword)}/${further ?? 1}`,
  exists: further ? searchItems(keyword) + further : undefined,
})

/** The page of a list that is asked for beyond the first; null for the first, and for what is no page. */
function furtherPage(query: URLSearchParams): number | null {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 2 && page <= LIMITS.page ? page : null
}

const fillTemplate = (template: string, params: Record<string, string>) =>
  template.includes('?')
    ? template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    : fillPath(template, params)
