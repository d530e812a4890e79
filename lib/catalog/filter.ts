import {
  type Facet,
  type FacetKey,
  facetQueryShape,
  FACETS,
  MANY_VALUED,
  PRODUCT_SORTS,
  type ProductSort,
} from '../../contract/entities/product'
import { fromSegment, toSegment } from '../routing/address-segment'

/** The default order, left out of URLs; a search then sorts by relevance. */
const DEFAULT_SORT: ProductSort = 'featured'

export const SORTS = PRODUCT_SORTS.filter((sort) => sort !== DEFAULT_SORT)

/** Facet values and sort of a listing. Facets in the order of FACETS, values sorted. */
export interface Filter {
  chosen: Partial<Record<FacetKey, string[]>>
  /** Null for the default order. */
  sort: ProductSort | null
}

export const NO_FILTER: Filter = { chosen: {}, sort: null }

/** Limits of the store API: values per facet, and characters of the query. */
const MAX_VALUES = 20
const MAX_CHARACTERS = 700

const isMany = (facet: FacetKey) => (MANY_VALUED as readonly FacetKey[]).includes(facet)

const isValue = (facet: FacetKey, value: string) => value !== '' && facetQueryShape[facet].isValidSync(value)

/** Values in canonical order; values outside the contract are ignored. */
function readValues(facet: FacetKey, query: URLSearchParams): string[] {
  const requested = query.getAll(facet).flatMap((text) => text.split(','))
  const values = [...new Set(requested)].filter((value) => isValue(facet, value)).sort()
  const kept = values.slice(0, isMany(facet) ? MAX_VALUES : 1)
  // The contract allows fewer price ranges.
  while (kept.length > 0 && !isValue(facet, kept.join(','))) kept.pop()
  return kept
}

const isSort = (text: string | null): text is ProductSort => SORTS.some((sort) => sort === text)

/** Parses a query: `team=a,b` and, as forms send it, `team=a&team=b`. */
export function readFilter(query: URLSearchParams): Filter {
  const sort = query.get('sort')
  const filter: Filter = { chosen: {}, sort: isSort(sort) ? sort : null }
  for (const facet of FACETS) {
    const values = readValues(facet, query)
    const extended = { ...filter.chosen, [facet]: values }
    if (values.length > 0 && filterQuery({ ...filter, chosen: extended }).length <= MAX_CHARACTERS)
      filter.chosen = extended
  }
  return filter
}

/** Canonical query of a filter: `team=a,b&size=m&sort=newest`; empty without one. */
export function filterQuery({ chosen, sort }: Filter): string {
  const pairs = FACETS.flatMap((facet) => (chosen[facet]?.length ? [`${facet}=${chosen[facet].join(',')}`] : []))
  return [...pairs, ...(sort ? [`sort=${sort}`] : [])].join('&')
}

/** Whether a query has filter parameters, valid or not. */
export const asksToNarrow = (query: URLSearchParams): boolean => [...FACETS, 'sort'].some((name) => query.has(name))

/** Whether a facet value is chosen; a sort alone does not count. */
export const isNarrowed = ({ chosen }: Filter): boolean => FACETS.some((facet) => chosen[facet]?.length)

/** Removes one value of a facet, or all of them. */
export function without({ chosen, sort }: Filter, facet: FacetKey, value?: string): Filter {
  const left = value === undefined ? [] : (chosen[facet] ?? []).filter((other) => other !== value)
  return { chosen: { ...chosen, [facet]: left }, sort }
}

/** Parameters of the store API: `{ team: 'a,b', sort: 'newest' }`. */
export function filterFields({ chosen, sort }: Filter): Partial<Record<FacetKey, string>> & { sort?: ProductSort } {
  const pairs = FACETS.flatMap((facet) => (chosen[facet]?.length ? [[facet, chosen[facet].join(',')]] : []))
  return { ...Object.fromEntries(pairs), ...(sort && { sort }) }
}

/** Encodes a filter as a path segment of an internal route (docs/decisions/001). */
export const toFilterSegment = (filter: Filter): string => toSegment(filterQuery(filter))

/** Decodes a path segment; null unless it is canonical. */
export function fromFilterSegment(segment: string): Filter | null {
  const query = fromSegment(segment)
  if (!query) return null
  const filter = readFilter(new URLSearchParams(query))
  return filterQuery(filter) === query ? filter : null
}

/**
 * The facets whose removal alone brings results back. A value's count takes the filters of the other facets into account,
 * so a count above zero means results without this facet.
 */
export const helpfulFacets = (facets: readonly Facet[], { chosen }: Pick<Filter, 'chosen'>): FacetKey[] =>
  facets.filter(({ key, values }) => chosen[key]?.length && values.some(({ count }) => count > 0)).map(({ key }) => key)
