import { type Facet, type FacetKey, facetQueryShape, FACETS, MANY_VALUED } from '../../contract/entities/facet'
import { PRODUCT_SORTS, type ProductSort } from '../../contract/entities/product'
import { fromSegment, toSegment } from '../routing/address-segment'

/** The default order, left out of URLs; a search then sorts by relevance. */
const PLAIN_SORT: ProductSort = 'featured'

export const SORTS = PRODUCT_SORTS.filter((sort) => sort !== PLAIN_SORT)

/** What a listing is narrowed to, and its order. Facets in the order of FACETS, values in theirs. */
export interface Filter {
  chosen: Partial<Record<FacetKey, string[]>>
  /** Null for the plain order. */
  sort: ProductSort | null
}

export const NO_FILTER: Filter = { chosen: {}, sort: null }

/** Values of one facet, and characters of all of it: the store API takes no longer query. */
const MOST_VALUES = 20
const MOST_CHARACTERS = 700

const isMany = (facet: FacetKey) => (MANY_VALUED as readonly FacetKey[]).includes(facet)

const isValue = (facet: FacetKey, value: string) => value !== '' && facetQueryShape[facet].isValidSync(value)

/** Chosen values in canonical order; values outside the contract are ignored. */
function loadDraft(facet: FacetKey, query: URLSearchParams): string[] {
  const asked = query.getAll(facet).flatMap((text) => text.split(','))
  const values = [...new Set(asked)].filter((value) => isValue(facet, value)).sort()
  const kept = values.slice(0, isMany(facet) ? MOST_VALUES : 1)
  // Of prices the contract takes fewer.
  while (kept.length > 0 && !isValue(facet, kept.join(','))) kept.pop()
  return kept
}

const isSort = (text: string | null): text is ProductSort => SORTS.some((sort) => sort === text)

/** What a query asks for: `team=a,b` and, as a form sends it, `team=a&team=b`. */
export function readFilter(query: URLSearchParams): Filter {
  const sort = query.get('sort')
  const filter: Filter = { chosen: {}, sort: isSort(sort) ? sort : null }
  for (const facet of FACETS) {
    const values = loadDraft(facet, query)
    const wider = { ...filter.chosen, [facet]: values }
    if (values.length > 0 && filterQuery({ ...filter, chosen: wider }).length <= MOST_CHARACTERS) filter.chosen = wider
  }
  return filter
}

/** The one spelling of a filter: `team=a,b&size=m&sort=newest`; empty where there is none. */
export function filterQuery({ chosen, sort }: Filter): string {
  const pairs = FACETS.flatMap((facet) => (chosen[facet]?.length ? [`${facet}=${chosen[facet].join(',')}`] : []))
  return [...pairs, ...(sort ? [`sort=${sort}`] : [])].join('&')
}

/** Whether a query speaks of facets or of a sort at all, well or badly. */
export const asksToNarrow = (query: URLSearchParams): boolean => [...FACETS, 'sort'].some((name) => query.has(name))

/** Whether anything is chosen; a sort alone chooses nothing. */
export const isNarrowed = ({ chosen }: Filter): boolean => FACETS.some((facet) => chosen[facet]?.length)

/** The filter without one value of a facet, or without any of its values. */
export function without({ chosen, sort }: Filter, facet: FacetKey, value?: string): Filter {
  const left = value === undefined ? [] : (chosen[facet] ?? []).filter((other) => other !== value)
  return { chosen: { ...chosen, [facet]: left }, sort }
}

/** A filter as the store API is asked: `{ team: 'a,b', sort: 'newest' }`. */
export function filterFields({ chosen, sort }: Filter): Partial<Record<FacetKey, string>> & { sort?: ProductSort } {
  const pairs = FACETS.flatMap((facet) => (chosen[facet]?.length ? [[facet, chosen[facet].join(',')]] : []))
  return { ...Object.fromEntries(pairs), ...(sort && { sort }) }
}

/** A filter as one path segment of an internal route (docs/decisions/001). */
export const toFilterSegment = (filter: Filter): string => toSegment(filterQuery(filter))

/** The filter of such a segment; null when it is none, or not in canonical spelling. */
export function fromFilterSegment(segment: string): Filter | null {
  const query = fromSegment(segment)
  if (!query) return null
  const filter = readFilter(new URLSearchParams(query))
  return filterQuery(filter) === query ? filter : null
}

/**
 * Where nothing is left: the facets of which each alone keeps everything away. The counts of a facet's values are those
 * beside what is chosen of the others, so there is something without it when any of them counts.
 */
export const helpfulFacets = (facets: readonly Facet[], { chosen }: Pick<Filter, 'chosen'>): FacetKey[] =>
  facets.filter(({ key, values }) => chosen[key]?.length && values.some(({ count }) => count > 0)).map(({ key }) => key)
