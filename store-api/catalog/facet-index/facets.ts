import type { Facet, FacetParameter, FacetValue } from '../../../contract/entities/product'
import type { Locale } from '../../i18n/locale'
import type { CatalogSnapshot } from './catalog-index'
import type { FacetDefinition } from './facet-bits'
import type { Counts, ProductFilter } from './scan'

/** A facet lists the values with the most products, and every chosen one. */
const MAX_LISTED_VALUES = 40

interface Options {
  chosen: FilterParameters
  snapshot: CatalogSnapshot
  language: Locale
}

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || a.label.localeCompare(b.label)

/** All values, those with the most products first as far as `count`: a shop may have ten thousands of brands. */
function mostFrequentFirst(values: FacetValue[], count: number): FacetValue[] {
  if (values.length <= count) return values.toSorted(byCount)
  const minCount =
    Uint32Array.from(values, (value) => value.count)
      .sort()
      .at(-count) ?? 0
  const isFrequent = (value: FacetValue) => value.count >= minCount
  return [...values.filter(isFrequent).sort(byCount), ...values.filter((value) => !isFrequent(value))]
}

/** The first values, and every chosen one. */
const limitValues = (values: FacetValue[]) =>
  values.filter(({ isChosen }, index) => isChosen || index < MAX_LISTED_VALUES)

const hasProducts = ({ count, isChosen }: FacetValue) => count > 0 || isChosen

function brandFacet({ brands: counts }: Counts, { chosen, snapshot: { brands }, language }: Options): Facet {
  const chosenKeys = chosenValues(chosen).get('brand') ?? []
  const shown: FacetValue[] = []
  for (const [id, { key, label, colour }] of brands) {
    const value = { key, label: label[language], colour, count: counts[id] ?? 0, isChosen: chosenKeys.includes(key) }
    if (hasProducts(value)) shown.push(value)
  }
  const values = limitValues(mostFrequentFirst(shown, MAX_LISTED_VALUES))
  return { key: 'brand', name: '', kind: 'values', isMany: true, values, isCut: values.length < shown.length }
}

function bitFacet(
  { key: facet, name, kind, isMany }: FacetDefinition,
  { bits: counts }: Counts,
  { chosen, snapshot, language }: Options,
): Facet {
  const chosenKeys = chosenValues(chosen).get(facet) ?? []
  const shown = snapshot.index.facetBits.list
    .filter((value) => value.facet === facet)
    .map(({ key, label, colour, bit }) => ({
      ...{ key, label: label?.[language] ?? '', colour, count: counts[bit] ?? 0, isChosen: chosenKeys.includes(key) },
    }))
    .filter(hasProducts)
  const isCut = shown.length > MAX_LISTED_VALUES
  const values = isCut ? limitValues(shown.toSorted(byCount)) : shown
  return { key: facet, name: name?.[language] ?? '', kind, isMany, values, isCut: values.length < shown.length }
}

/** A facet with a single value is of use only if some products lack it. */
const isUseful = ({ values }: Facet, total: number) =>
  values.length > 1 || values.some(({ isChosen, count }) => isChosen || count < total)

/** The facets of a listing, with the number of products of each value. */
export function facetsOf(counts: Counts, total: number, options: Options): Facet[] {
  const { facets } = options.snapshot.index.facetBits
  return [brandFacet(counts, options), ...facets.map((facet) => bitFacet(facet, counts, options))].filter((facet) =>
    isUseful(facet, total),
  )
}

/** The filter parameters of a query; `filter` contains the shop's own facets. */
export type FilterParameters = Partial<Record<FacetParameter | 'in-stock', string | undefined>>

const BUILT_IN_PARAMETERS = ['brand', 'size', 'price', 'on-sale', 'rating', 'in-stock'] as const

/** Chosen values by facet. */
function chosenValues(chosen: FilterParameters): ReadonlyMap<string, string[]> {
  const builtIn = BUILT_IN_PARAMETERS.flatMap((name): [string, string[]][] => {
    const values = chosen[name]
    return values === undefined ? [] : [[name, values.split(',')]]
  })
  const own = (chosen.filter?.split(';') ?? []).map((part): [string, string[]] => {
    const [facet = '', values = ''] = part.split(':')
    return [facet, values.split(',')]
  })
  return new Map([...own, ...builtIn])
}

/** The filter of a query. An unknown value matches no product, nor does an unknown facet. */
export function filterOf(chosen: FilterParameters, { index: { facetBits }, brands }: CatalogSnapshot): ProductFilter {
  const values = chosenValues(chosen)
  const chosenBrands = values.get('brand')
  const groups = [...values]
    .filter(([facet]) => facet !== 'brand')
    .map(([facet, keys]) => ({
      chosen: facetBits.maskOf(facet, keys),
      facet: facet === 'in-stock' ? null : facetBits.facetMask(facet),
    }))
  return {
    groups,
    brands: chosenBrands
      ? new Set([...brands].filter(([, { key }]) => chosenBrands.includes(key)).map(([id]) => id))
      : null,
  }
}
