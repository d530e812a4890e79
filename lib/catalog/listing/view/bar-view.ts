import type { Translate } from '../../../i18n/translate'
import { SORTS, type Filter } from '../filter'
import type { Listing } from '../listing'
import type { ChipsView } from './chips-view'

/** The order of a list, as it can be chosen. */
export interface SortView {
  label: string
  applyText: string
  /** Empty for the plain order. */
  value: string
  options: { value: string; text: string }[]
}

/** What stands above a list. */
export interface BarView {
  /** How many products there are. */
  count: string
  /** What opens the filters; null where there is nothing to narrow by. */
  openText: string | null
  sort: SortView
  /** Null where nothing is chosen. */
  chips: ChipsView | null
}

const NAMES = {
  featured: 'Filters.sortFeatured',
  newest: 'Filters.sortNewest',
  'price-asc': 'Filters.sortPriceAsc',
  'price-desc': 'Filters.sortPriceDesc',
  rating: 'Filters.sortRating',
} as const

interface Options {
  t: Translate
  listing: Listing
  filter: Filter
  count: string
  hasFilters: boolean
  chips: ChipsView
}

export function barView({ t, listing, filter, count, hasFilters, chips }: Options): BarView {
  const chosen = chips.chips.length
  const openText = chosen > 0 ? t('Filters.openCount', { count: chosen }) : t('Filters.open')
  // The plain order of a search is by fit.
  const plain = { value: '', text: t(listing.isFirstSaid ? 'Filters.sortBest' : 'Filters.sortFeatured') }
  return {
    count,
    openText: hasFilters ? openText : null,
    sort: {
      label: t('Filters.sort'),
      applyText: t('Filters.apply'),
      value: filter.sort ?? '',
      options: [plain, ...SORTS.map((value) => ({ value, text: t(NAMES[value]) }))],
    },
    chips: chosen > 0 ? chips : null,
  }
}
