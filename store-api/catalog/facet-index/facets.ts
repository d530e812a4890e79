import { type Facet, type FacetKey, FACETS, type FacetValue } from '../../../contract/entities/product'
import type { Locale } from '../../i18n/locale'
import type { CatalogSnapshot } from './catalog-index'
import type { Counts, ProductFilter } from './scan'

/** The facet lists the teams with the most products, and every chosen one. */
const MAX_LISTED_TEAMS = 40

interface Options {
  chosen: Chosen
  snapshot: CatalogSnapshot
  language: Locale
}

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || a.label.localeCompare(b.label)

function teamFacet({ teams: counts }: Counts, { chosen, snapshot: { teams }, language }: Options): Facet {
  const wanted = new Set(chosenOf(chosen, 'team'))
  const all = [...teams].map(([id, { key, label }]) => ({
    key,
    label: label[language],
    count: counts.get(id) ?? 0,
    isChosen: wanted.has(key),
  }))
  const shown = all.filter(({ count, isChosen }) => count > 0 || isChosen).sort(byCount)
  const values = shown.filter(({ isChosen }, index) => isChosen || index < MAX_LISTED_TEAMS)
  return { key: 'team', values, isCut: values.length < shown.length }
}

function bitFacet(facet: FacetKey, { bits: counts }: Counts, { chosen, snapshot, language }: Options): Facet {
  const wanted = new Set(chosenOf(chosen, facet))
  const values = snapshot.index.facetBits.list
    .filter((value) => value.facet === facet)
    .map(({ key, label, bit }) => ({
      key,
      label: label?.[language] ?? '',
      count: counts[bit] ?? 0,
      isChosen: wanted.has(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return { key: facet, values, isCut: false }
}

/** A facet with a single value is of use only if some products lack it. */
const isUseful = ({ values }: Facet, total: number) =>
  values.length > 1 || values.some(({ isChosen, count }) => isChosen || count < total)

/** The facets of a listing, with the number of products of each value. */
export function facetsOf(counts: Counts, total: number, options: Options): Facet[] {
  return FACETS.map((facet) =>
    facet === 'team' ? teamFacet(counts, options) : bitFacet(facet, counts, options),
  ).filter((facet) => isUseful(facet, total))
}

/** Chosen values of each facet, separated by commas. */
export type Chosen = Partial<Record<FacetKey | 'in-stock', string | undefined>>

const BIT_FACETS = ['kind', 'size', 'colour', 'price', 'on-sale', 'rating'] as const satisfies readonly FacetKey[]

export const chosenOf = (chosen: Chosen, facet: FacetKey): string[] => chosen[facet]?.split(',') ?? []

/** The filter of a query. An unknown value matches no product. */
export function filterOf(chosen: Chosen, { index: { facetBits }, teams }: CatalogSnapshot): ProductFilter {
  const wanted = new Set(chosenOf(chosen, 'team'))
  const groups = BIT_FACETS.filter((facet) => chosen[facet] !== undefined).map((facet) => ({
    chosen: facetBits.maskOf(facet, chosenOf(chosen, facet)),
    facet: facetBits.facetMask(facet),
  }))
  const inStock = chosen['in-stock'] ? [{ chosen: facetBits.facetMask('size'), facet: null }] : []
  return {
    groups: [...groups, ...inStock],
    teams: wanted.size > 0 ? new Set([...teams].filter(([, { key }]) => wanted.has(key)).map(([id]) => id)) : null,
  }
}
