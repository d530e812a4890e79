import type { Facet } from '../contract/entities/facet'

/**
 * Where nothing is left: the facets of which each alone keeps everything away. The counts of a facet's values are those
 * beside what is chosen of the others, so there is something without it when any of them counts.
 */
export const helpfulFacets = (facets: readonly Facet[]): Facet[] =>
  facets.filter(({ values }) => values.some(({ isChosen }) => isChosen) && values.some(({ count }) => count > 0))
