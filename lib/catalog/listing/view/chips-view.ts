import { FACETS, type Facet, type FacetKey } from '../../../../contract/entities/facet'
import type { Translate } from '../../../i18n/translate'
import { filterQuery, without, type Filter } from '../filter'
import { addressOf, type Listing } from '../listing'
import type { NameOfFacet } from './facet-names'

/** What is chosen, each to be taken off again. */
export interface ChipsView {
  /** Tells two of the same page apart. */
  label: string
  chips: { key: string; name: string; removeText: string; url: string }[]
  /** The list without any. */
  clear: { text: string; url: string }
}

interface Options {
  t: Translate
  listing: Listing
  filter: Filter
  facets: readonly Facet[]
  nameOf: NameOfFacet
  label: string
  /** Of these facets. Default: of all. */
  of?: readonly FacetKey[]
}

export function chipsView({ t, listing, filter, facets, nameOf, label, of = FACETS }: Options): ChipsView {
  const known = new Map(facets.map(({ key, values }) => [key, values]))
  const chipsOf = (facet: FacetKey) =>
    (filter.chosen[facet] ?? []).map((value) => {
      // What nobody knows any more can be taken off too, by the word it has in the address.
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
