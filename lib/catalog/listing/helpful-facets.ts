import type { Facet, FacetKey } from '../../../contract/entities/facet'
import type { Filter } from './filter'

/**
 * Where nothing is left: the facets of which each alone keeps everything away. The counts of a facet's values are those
 * beside what is chosen of the others, so there is something without it when any of them counts.
 */
export const helpfulFacets = (facets: readonly Facet[], { chosen }: Pick<Filter, 'chosen'>): FacetKey[] =>
  facets.filter(({ key, values }) => chosen[key]?.length && values.some(({ count }) => count > 0)).map(({ key }) => key)
