import { LIMITS } from '../../contract/limits'
import type { ProductCard, ProductList } from '../../contract/entities/product'
import type { Currency } from '../../contract/entities/store'
import type { Translate } from '../i18n/translate'
import { cardContext, type CardContext } from './card-context'
import { type Filter, filterQuery, helpfulFacets, isNarrowed, SORTS } from './filter'
import { addressOf, type Listing } from './listing'
import { chipsView, type ChipsView, filtersView, type FiltersView } from './filters-view'
import { facetNames } from './facet-view'
import { loadMoreView, type LoadMoreView } from './more-view'

/** Too much was chosen: what to take off, so that there is something again. */
export interface TooMuchView {
  title: string
  text: string
  chips: ChipsView
}

/** A page of a list of products as it is shown: plain data, every text in it ready. */
export interface ListView {
  /** Null where there is nothing to narrow by. */
  filters: FiltersView | null
  /** Null where there is nothing at all. */
  bar: BarView | null
  /** The pages beside this one. */
  previous: { url: string; text: string } | null
  nextUrl: string | null
  products: ProductCard[]
  card: CardContext
  more: LoadMoreView | null
  /** Null unless what was chosen leaves nothing. */
  tooMuch: TooMuchView | null
}

export interface ListShop {
  t: Translate
  locale: string
  currency: Currency
  /** Origin of the picture host; empty for the shop's own. */
  imageBase: string
}

export interface ListAsked {
  listing: Listing
  filter: Filter
  products: ProductList & { isMore?: boolean; isSampled?: boolean }
}

/** A page of products beside what they can be narrowed by. */
export function listView({ listing, filter, products }: ListAsked, shop: ListShop): ListView {
  const { total, page, list, isMore = false, isSampled = false } = products
  const { t, locale, currency } = shop
  const facets = products.facets ?? []
  const nameOf = facetNames(t, currency)
  const query = filterQuery(filter)
  const count = t(isMore ? 'Filters.countMore' : 'Filters.count', { count: total })
  const hasFilters = facets.length > 0
  const about = { t, listing, filter, facets, nameOf }
  const chips = chipsView({ ...about, label: t('Filters.chosen') })
  return {
    filters: hasFilters
      ? filtersView(facets, { t, locale, listing, nameOf, total: isMore ? null : total, count, isCounted: !isSampled })
      : null,
    bar: total > 0 || hasFilters ? barView({ t, listing, filter, count, hasFilters, chips }) : null,
    previous: page > 1 ? { url: addressOf(listing, query, page - 1), text: t('Listing.previous') } : null,
    nextUrl: page * listing.size < total && page < LIMITS.page ? addressOf(listing, query, page + 1) : null,
    products: list,
    card: cardContext(shop),
    more: loadMoreView({ t, listing, filter, products, isMore }),
    tooMuch: list.length === 0 && isNarrowed(filter) ? tooMuchView(about) : null,
  }
}

function tooMuchView(about: Omit<Parameters<typeof chipsView>[0], 'label'>): TooMuchView {
  const { t, facets, filter } = about
  const title = t('Filters.emptyTitle')
  const helpful = helpfulFacets(facets, filter)
  return {
    title,
    text: t(helpful.length > 0 ? 'Filters.emptyText' : 'Filters.emptyTextAll'),
    chips: chipsView({ ...about, of: helpful, label: title }),
  }
}

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
