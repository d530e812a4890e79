import type { FacetKey } from '../../../contract/entities/facet'
import type { Listed } from './catalog-index'
import type { ListingFilter } from './scan'

/** Chosen values of each facet, separated by commas. */
export type Chosen = Partial<Record<FacetKey | 'in-stock', string | undefined>>

const BIT_FACETS = ['kind', 'size', 'colour', 'price', 'on-sale', 'rating'] as const satisfies readonly FacetKey[]

export const chosenOf = (chosen: Chosen, facet: FacetKey): string[] => chosen[facet]?.split(',') ?? []

/** The filter of a query. An unknown value matches no product. */
export function filterOf(chosen: Chosen, { index: { traits }, teams }: Listed): ListingFilter {
  const wanted = new Set(chosenOf(chosen, 'team'))
  const groups = BIT_FACETS.filter((facet) => chosen[facet] !== undefined).map((facet) => ({
    chosen: traits.maskOf(facet, chosenOf(chosen, facet)),
    facet: traits.facetMask(facet),
  }))
  const inStock = chosen['in-stock'] ? [{ chosen: traits.facetMask('size'), facet: null }] : []
  return {
    groups: [...groups, ...inStock],
    teams: wanted.size > 0 ? new Set([...teams].filter(([, { key }]) => wanted.has(key)).map(([id]) => id)) : null,
  }
}
