import {
  BUILT_IN_FACETS,
  type Facet,
  FACET_PARAMETERS,
  type FacetParameter,
  facetQueryShape,
  MAX_CHOSEN_VALUES,
  MAX_FILTER_FACETS,
  PRODUCT_SORTS,
  type ProductSort,
} from '../../contract/entities/product'
import { fromSegment, toSegment } from '../routing/address-segment'

/** The default order, omitted from URLs; a search then sorts by relevance. */
const DEFAULT_SORT: ProductSort = 'featured'

export const SORTS = PRODUCT_SORTS.filter((sort) => sort !== DEFAULT_SORT)

/** Facet values and sort of a listing, by facet; the values of each are sorted. */
export interface Filter {
  chosen: Readonly<Record<string, readonly string[]>>
  /** Null for the default order. */
  sort: ProductSort | null
}

export const NO_FILTER: Filter = { chosen: {}, sort: null }

/** Limit of the store API: characters of the query. */
const MAX_QUERY_LENGTH = 700

/** Facets that accept only one value. */
const SINGLE_VALUE_FACETS: readonly FacetParameter[] = ['on-sale', 'rating']

const isBuiltIn = (facet: string) => (BUILT_IN_FACETS as readonly string[]).includes(facet)

/** Chosen values of a facet. */
export const chosenOf = ({ chosen }: Pick<Filter, 'chosen'>, facet: string): readonly string[] =>
  Object.hasOwn(chosen, facet) ? (chosen[facet] ?? []) : []

const isValid = (parameter: FacetParameter, text: string) => text !== '' && facetQueryShape[parameter].isValidSync(text)

/** Values in canonical order; values outside the contract are ignored. */
function readValues(parameter: Exclude<FacetParameter, 'filter'>, query: URLSearchParams): string[] {
  const requested = query.getAll(parameter).flatMap((text) => text.split(','))
  const values = [...new Set(requested)].filter((value) => isValid(parameter, value)).sort()
  const accepted = values.slice(0, SINGLE_VALUE_FACETS.includes(parameter) ? 1 : MAX_CHOSEN_VALUES)
  // The contract allows fewer price ranges.
  while (accepted.length > 0 && !isValid(parameter, accepted.join(','))) accepted.pop()
  return accepted
}

/** The shop's own facets of `filter=colour:blue,red;origin:assam`, and of `filter=colour:blue&filter=colour:red`. */
function readOwnFacets(query: URLSearchParams): [string, string[]][] {
  const values = new Map<string, Set<string>>()
  for (const part of query.getAll('filter').flatMap((text) => text.split(';'))) {
    const [facet = '', ...rest] = part.split(':')
    if (isBuiltIn(facet)) continue
    for (const value of rest.join(':').split(','))
      if (isValid('filter', `${facet}:${value}`)) values.set(facet, (values.get(facet) ?? new Set()).add(value))
  }
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_FILTER_FACETS)
    .map(([facet, set]) => [facet, [...set].sort().slice(0, MAX_CHOSEN_VALUES)])
}

const isSort = (text: string | null): text is ProductSort => SORTS.some((sort) => sort === text)

/** Parses a query: `brand=a,b` and, as forms send it, `brand=a&brand=b`. */
export function readFilter(query: URLSearchParams): Filter {
  const sort = query.get('sort')
  let filter: Filter = { chosen: {}, sort: isSort(sort) ? sort : null }
  for (const parameter of FACET_PARAMETERS) {
    const facets: [string, string[]][] =
      parameter === 'filter' ? readOwnFacets(query) : [[parameter, readValues(parameter, query)]]
    for (const [facet, values] of facets) {
      const extended = { ...filter, chosen: { ...filter.chosen, [facet]: values } }
      if (values.length > 0 && filterQuery(extended).length <= MAX_QUERY_LENGTH) filter = extended
    }
  }
  return filter
}

/** The value of a query parameter; empty if none of its values is chosen. */
function parameterValue({ chosen }: Pick<Filter, 'chosen'>, parameter: FacetParameter): string {
  if (parameter !== 'filter') return chosen[parameter]?.join(',') ?? ''
  const own = Object.entries(chosen).filter(([facet, values]) => !isBuiltIn(facet) && values.length > 0)
  return own
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([facet, values]) => `${facet}:${values.join(',')}`)
    .join(';')
}

const parametersOf = (filter: Pick<Filter, 'chosen'>) =>
  FACET_PARAMETERS.map((parameter) => [parameter, parameterValue(filter, parameter)] as const).filter(
    ([, value]) => value !== '',
  )

/** Canonical query of a filter: `brand=a,b&size=m&filter=colour:red&sort=newest`; empty without one. */
export const filterQuery = ({ chosen, sort }: Filter): string =>
  [...parametersOf({ chosen }), ...(sort ? [['sort', sort] as const] : [])]
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** Whether a query has filter parameters, valid or not. */
export const hasFilterParameters = (query: URLSearchParams): boolean =>
  [...FACET_PARAMETERS, 'sort'].some((name) => query.has(name))

/** Facets that had their own parameter in earlier releases, and the current facet of each. */
const FORMER_PARAMETERS = { team: 'brand', kind: 'kind', colour: 'colour' } as const

export const FORMER_FACET_PARAMETERS: readonly string[] = Object.keys(FORMER_PARAMETERS)

/** A query in current parameters: `team=a&kind=home` becomes `brand=a&filter=kind:home`. Null without former ones. */
export function fromFormerQuery(query: URLSearchParams): URLSearchParams | null {
  if (!FORMER_FACET_PARAMETERS.some((name) => query.has(name))) return null
  const renamed = [...query].map(([name, value]): [string, string] => {
    if (!Object.hasOwn(FORMER_PARAMETERS, name)) return [name, value]
    const facet = FORMER_PARAMETERS[name as keyof typeof FORMER_PARAMETERS]
    return isBuiltIn(facet) ? [facet, value] : ['filter', `${facet}:${value}`]
  })
  return new URLSearchParams(renamed)
}

/** Whether a facet value is chosen; a sort alone does not count. */
export const hasChosenValues = ({ chosen }: Filter): boolean =>
  Object.values(chosen).some((values) => values.length > 0)

/** Removes one value of a facet, or all of them. */
export function removeValue({ chosen, sort }: Filter, facet: string, value?: string): Filter {
  const remaining = value === undefined ? [] : chosenOf({ chosen }, facet).filter((other) => other !== value)
  return { chosen: { ...chosen, [facet]: remaining }, sort }
}

/** Parameters of the store API: `{ brand: 'a,b', sort: 'newest' }`. */
export const filterFields = ({
  chosen,
  sort,
}: Filter): Partial<Record<FacetParameter, string>> & { sort?: ProductSort } => ({
  ...Object.fromEntries(parametersOf({ chosen })),
  ...(sort && { sort }),
})

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
 * The facets whose removal alone yields results. A value's count takes the filters of the other facets into account,
 * so a count above zero means results without this facet.
 */
export const helpfulFacets = (facets: readonly Facet[], filter: Pick<Filter, 'chosen'>): string[] =>
  facets
    .filter(({ key, values }) => chosenOf(filter, key).length > 0 && values.some(({ count }) => count > 0))
    .map(({ key }) => key)
