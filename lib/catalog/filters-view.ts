import type { Facet } from '../../contract/entities/product'
import { pluralForms, type PluralForms } from '../format/text-template'
import type { Translate } from '../i18n/messages'
import { addressOf, type Listing } from './listing'
import { facetTitle, facetView, type FacetView, type NameOfFacet, openFacets } from './facet-view'
import { chosenOf, type Filter, filterQuery, removeValue } from './filter'

/** Props of the filter form in the browser. */
export interface FilterContext {
  listing: Listing
  locale: string
  texts: {
    title: string
    close: string
    /** Total of products. */
    count: string
    /** 'Show 24 products': for the current total, for any number, and for an unknown number. */
    showNow: string
    show: PluralForms
    showAny: string
    clear: string
  }
}

/** The filter panel of a listing. */
export interface FiltersView {
  context: FilterContext
  /** Hidden fields of the form: the query of the listing itself. */
  hiddenFields: [name: string, value: string][]
  groups: FacetView[]
}

interface FilterContextOptions {
  t: Translate
  locale: string
  listing: Listing
  nameOf: NameOfFacet
  /** Total of products; null if the count is capped. */
  total: number | null
  /** The total as text. */
  count: string
  /** Whether the counts of the values are exact. */
  hasExactCounts: boolean
}

const hiddenFields = ({ pages, hasFirstPageNumber }: Listing): [string, string][] => [
  ...new URLSearchParams(pages.split('?')[1]),
  ...(hasFirstPageNumber ? [['page', '1'] as [string, string]] : []),
]

export function filtersView(facets: Facet[], options: FilterContextOptions): FiltersView {
  const { t, locale, listing, total, count } = options
  const texts = {
    title: t('Filters.title'),
    close: t('Filters.close'),
    count,
    showNow: total === null ? t('Filters.showAny') : t('Filters.show', { count: total }),
    show: pluralForms(t.raw('Filters.show') as string),
    showAny: t('Filters.showAny'),
    clear: t('Filters.clear'),
  }
  return {
    context: { listing, locale, texts },
    hiddenFields: hiddenFields(listing),
    groups: facets.map((facet) => facetView(facet, { ...options, open: openFacets(facets) })),
  }
}

/** The active filters as removable chips. */
export interface ChipsView {
  /** Accessible name; a page may have two lists of chips. */
  label: string
  chips: { key: string; name: string; removeText: string; url: string }[]
  /** The listing without filters. */
  clear: { text: string; url: string }
}

interface ChipsViewOptions {
  t: Translate
  listing: Listing
  filter: Filter
  facets: readonly Facet[]
  nameOf: NameOfFacet
  label: string
  /** Facets with chips; default: all. */
  facetKeys?: readonly string[]
}

/** Chosen facets in display order; those the listing does not have come last. */
function chosenFacets({ chosen }: Filter, facets: readonly Facet[]): string[] {
  const shown = facets.map(({ key }) => key)
  return [...shown, ...Object.keys(chosen).filter((key) => !shown.includes(key))]
}

export function chipsView(options: ChipsViewOptions): ChipsView {
  const { t, listing, filter, facets, nameOf, label, facetKeys = chosenFacets(filter, facets) } = options
  const known = new Map(facets.map((facet) => [facet.key, facet]))
  const chipsOf = (key: string) => {
    const facet = known.get(key) ?? { key, name: '', values: [] }
    return chosenOf(filter, key).map((value) => {
      // A value that no longer exists can be removed too; it is shown by its key.
      const found = facet.values.find((one) => one.key === value)
      const name = nameOf(key, found ?? { key: value, label: '' })
      return {
        key: `${key}-${name}`,
        name,
        removeText: t('Filters.remove', { name: `${facetTitle(t, facet)}: ${name}` }),
        url: addressOf(listing, filterQuery(removeValue(filter, key, value))),
      }
    })
  }
  return {
    label,
    chips: facetKeys.flatMap(chipsOf),
    clear: { text: t('Filters.clear'), url: addressOf(listing, filterQuery({ chosen: {}, sort: filter.sort })) },
  }
}
