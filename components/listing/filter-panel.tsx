import { useLocale, useTranslations } from 'next-intl'
import type { Facet, FacetKey, FacetValue } from '@/lib/contract/entities/facet'
import type { Listing } from '@/lib/listing/listing'
import { pluralForms } from '../ui/text-template'
import { FacetGroup } from './facet-group'
import { FilterForm } from './filter-form'

interface Props {
  listing: Listing
  facets: Facet[]
  nameOf: (facet: FacetKey, value: FacetValue) => string
  /** How many products there are now; null where nobody counted them all. */
  total: number | null
  /** The same, said as above the list. */
  count: string
  /** Whether the counts of values are of all products. */
  isCounted: boolean
}

/** The fields of a plain form that say which list it is: those of its own address. */
const plainFields = ({ pages, isFirstSaid }: Listing): [string, string][] => [
  ...new URLSearchParams(pages.split('?')[1]),
  ...(isFirstSaid ? [['page', '1'] as [string, string]] : []),
]

/** Everything a listing can be narrowed by. */
export function FilterPanel({ listing, facets, nameOf, total, count, isCounted }: Props) {
  const t = useTranslations('Filters')
  const texts = {
    title: t('title'),
    close: t('close'),
    count,
    showNow: total === null ? t('showAny') : t('show', { count: total }),
    show: pluralForms(t.raw('show') as string),
    showAny: t('showAny'),
    clear: t('clear'),
  }
  return (
    <FilterForm context={{ listing, locale: useLocale(), texts }} plainFields={plainFields(listing)}>
      {facets.map((facet) => (
        <FacetGroup key={facet.key} facet={facet} nameOf={nameOf} isCounted={isCounted} />
      ))}
    </FilterForm>
  )
}
