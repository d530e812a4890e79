import { type Facet, type FacetKey, FACETS } from '../../contract/entities/facet'
import { pluralForms, type PluralForms } from '../format/text-template'
import type { Translate } from '../i18n/translate'
import { addressOf, type Listing } from './listing'
import { facetView, type FacetView, type NameOfFacet } from './facet-view'
import { type Filter, filterQuery, without } from './filter'

/** What the filter form needs in the browser. */
export interface FilterContext {
  listing: Listing
  locale: string
  texts: {
    title: string
    close: string
    /** How many products there are now. */
    count: string
    /** 'Show 24 products': for what the page shows now, for any number, and where the number is unknown. */
    showNow: string
    show: PluralForms
    showAny: string
    clear: string
  }
}

/** Everything a listing can be narrowed by, as it is shown. */
export interface FiltersView {
  context: FilterContext
  /** The fields of a plain form that say which list it is: those of its own address. */
  plainFields: [name: string, value: string][]
  groups: FacetView[]
}

interface FilterContextOptions {
  t: Translate
  locale: string
  listing: Listing
  nameOf: NameOfFacet
  /** How many products there are now; null where they were not all counted. */
  total: number | null
  /** The same, said as above the list. */
  count: string
  /** Whether the counts of values are of all products. */
  isCounted: boolean
}

const plainFields = ({ pages, isFirstSaid }: Listing): [string, string][] => [
  ...new URLSearchParams(pages.split('?')[1]),
  ...(isFirstSaid ? [['page', '1'] as [string, string]] : []),
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
    plainFields: plainFields(listing),
    groups: facets.map((facet) => facetView(facet, options)),
  }
}

/** What is chosen, each to be taken off again. */
export interface ChipsView {
  /** Tells two of the same page apart. */
  label: string
  chips: { key: string; name: string; removeText: string; url: string }[]
  /** The list without any. */
  clear: { text: string; url: string }
}

interface ChipsViewOptions {
  t: Translate
  listing: Listing
  filter: Filter
  facets: readonly Facet[]
  nameOf: NameOfFacet
  label: string
  /** Of these facets. Default: of all. */
  of?: readonly FacetKey[]
}

export function chipsView({ t, listing, filter, facets, nameOf, label, of = FACETS }: ChipsViewOptions): ChipsView {
  const known = new Map(facets.map(({ key, values }) => [key, values]))
  const chipsOf = (facet: FacetKey) =>
    (filter.chosen[facet] ?? []).map((value) => {
      // A value that no longer exists can be removed too, under its key in the address.
      const found = known.get(facet)?.find(({ key }) => key === value)
      const name = nameOf(facet, found ?? { key: value, label: '' })
      return {
        key: `${facet}-${name}`,
        name,
        removeText: t('Filters.remove', { name: `${t(`Filters.${facet}`)}: ${name}` }),
        url: addressOf(listing, filterQuery(without(filter, facet, value))),
      }
    })
  return {
    label,
    chips: of.flatMap(chipsOf),
    clear: { text: t('Filters.clear'), url: addressOf(listing, filterQuery({ chosen: {}, sort: filter.sort })) },
  }
}
