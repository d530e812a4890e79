import { LIMITS } from '../../contract/limits'
import type { ProductCard, ProductList } from '../../contract/entities/product'
import type { Currency } from '../../contract/entities/store'
import type { Translate } from '../i18n/messages'
import { cardContext, type CardContext } from './card-context'
import { chosenOf, type Filter, filterQuery, helpfulFacets, hasChosenValues, SORTS } from './filter'
import { addressOf, type Listing } from './listing'
import { chipsView, type ChipsView, filtersView, type FiltersView } from './filters-view'
import { facetNames } from './facet-view'
import { loadMoreView, type LoadMoreView } from './load-more-view'

/** The empty state if no products match: the filters whose removal yields results. */
export interface EmptyFilterView {
  title: string
  text: string
  chips: ChipsView
}

/** A page of a list of products as serializable data with translated texts. */
export interface ListView {
  /** Null without facets. */
  filters: FiltersView | null
  /** Null for an empty list without facets. */
  bar: BarView | null
  /** Link to the previous page, and the address of the next one. */
  previous: { url: string; text: string } | null
  nextUrl: string | null
  products: ProductCard[]
  card: CardContext
  more: LoadMoreView | null
  /** Null unless the filters leave no products. */
  emptyFilter: EmptyFilterView | null
}

export interface ListContext {
  t: Translate
  locale: string
  currency: Currency
  /** Origin of the image host; empty for the shop's own. */
  imageBase: string
  /** Whether the shop has reviews: without them there is no sorting by rating. */
  hasReviews: boolean
}

export interface ListInput {
  listing: Listing
  filter: Filter
  products: ProductList & { isMore?: boolean; isSampled?: boolean }
  /** The page's title. */
  title?: string
}

export function listView({ listing, filter, products, title }: ListInput, context: ListContext): ListView {
  const { total, page, list, isMore = false, isSampled = false } = products
  const { t, locale, currency, hasReviews } = context
  const facets = products.facets ?? []
  const nameOf = facetNames(t, currency)
  const query = filterQuery(filter)
  const count = t(isMore ? 'Filters.countMore' : 'Filters.count', { count: total })
  const hasFilters = facets.length > 0
  const filterContext = { t, listing, filter, facets, nameOf }
  const chips = chipsView({ ...filterContext, label: t('Filters.chosen') })
  return {
    filters: hasFilters
      ? filtersView(facets, {
          t,
          locale,
          listing,
          nameOf,
          total: isMore ? null : total,
          count,
          hasExactCounts: !isSampled,
        })
      : null,
    bar: total > 0 || hasFilters ? barView({ t, listing, filter, count, hasFilters, chips, hasReviews }) : null,
    previous: page > 1 ? { url: addressOf(listing, query, page - 1), text: t('Listing.previous') } : null,
    nextUrl: page * listing.size < total && page < LIMITS.page ? addressOf(listing, query, page + 1) : null,
    products: list,
    card: cardContext({ ...context, brand: statedBrand({ filter, list, title }) }),
    more: loadMoreView({ t, listing, filter, products, isMore }),
    emptyFilter: list.length === 0 && hasChosenValues(filter) ? emptyFilterView(filterContext) : null,
  }
}

interface StatedBrandOptions {
  filter: Filter
  list: readonly Pick<ProductCard, 'brand'>[]
  title: string | undefined
}

/** The brand of a list whose title or filters name it; undefined for any other list. */
export function statedBrand({ filter, list, title }: StatedBrandOptions): string | undefined {
  const brand = list[0]?.brand
  const isStated = brand === title || chosenOf(filter, 'brand').length === 1
  return isStated && list.every((product) => product.brand === brand) ? brand : undefined
}

function emptyFilterView(options: Omit<Parameters<typeof chipsView>[0], 'label'>): EmptyFilterView {
  const { t, facets, filter } = options
  const title = t('Filters.emptyTitle')
  const helpful = helpfulFacets(facets, filter)
  return {
    title,
    text: t(helpful.length > 0 ? 'Filters.emptyText' : 'Filters.emptyTextAll'),
    chips: chipsView({ ...options, facetKeys: helpful, label: title }),
  }
}

/** The sort control. */
export interface SortView {
  label: string
  applyText: string
  /** Empty for the default order. */
  value: string
  options: { value: string; text: string }[]
}

/** The bar above a list: total, filter button, sort, active filters. */
export interface BarView {
  /** Total of products as text. */
  count: string
  /** Label of the filter button; null without facets. */
  openText: string | null
  sort: SortView
  /** Null without active filters. */
  chips: ChipsView | null
}

const SORT_NAMES = {
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
  hasReviews: boolean
}

function barView({ t, listing, filter, count, hasFilters, chips, hasReviews }: Options): BarView {
  const chosen = chips.chips.length
  const openText = chosen > 0 ? t('Filters.openCount', { count: chosen }) : t('Filters.open')
  // The default order of a search is by relevance.
  const defaultOption = { value: '', text: t(listing.hasFirstPageNumber ? 'Filters.sortBest' : 'Filters.sortFeatured') }
  const sorts = SORTS.filter((sort) => hasReviews || sort !== 'rating')
  return {
    count,
    openText: hasFilters ? openText : null,
    sort: {
      label: t('Filters.sort'),
      applyText: t('Filters.apply'),
      value: filter.sort ?? '',
      options: [defaultOption, ...sorts.map((value) => ({ value, text: t(SORT_NAMES[value]) }))],
    },
    chips: chosen > 0 ? chips : null,
  }
}
