import { LIMITS } from '../../contract/limits'
import type { ProductList } from '../../contract/entities/product'
import type { Translate } from '../i18n/messages'
import { filterQuery, type Filter } from './filter'
import { itemsOf, pagesOf, type Listing } from './listing'

export interface LoadMoreTexts {
  /** '{shown} of {total} shown' */
  shown: string
  more: string
  loading: string
  complete: string
  /** Added to a list whose total is capped: 'These are the best {total}.' */
  completeHint?: string
  error: string
  retry: string
}

/** Where the next pages of a list are loaded from, and the texts of the button. */
export interface LoadMoreView {
  /** URL prefixes; the page number is appended. */
  urlPrefixes: {
    /** Pages, for browsers without JavaScript: `/category/tea?page=`. */
    pages: string
    /** API calls: `/api/product?category=tea&limit=24&page=`. */
    items: string
  }
  /** The page in the HTML. */
  firstPage: number
  total: number
  /** Products up to the end of that page. */
  initialCount: number
  texts: LoadMoreTexts
}

interface Options {
  t: Translate
  listing: Listing
  filter: Filter
  products: ProductList
  /** Whether the total is capped, so that the list continues beyond it. */
  isMore: boolean
}

/** @returns null for a single page, and on the last page the API serves */
export function loadMoreView({ t, listing, filter, products, isMore }: Options): LoadMoreView | null {
  const { list, page, limit, total } = products
  if (total <= limit || page >= LIMITS.page) return null
  const query = filterQuery(filter)
  return {
    urlPrefixes: { pages: pagesOf(listing, query), items: itemsOf(listing, query) },
    firstPage: page,
    total,
    initialCount: (page - 1) * limit + list.length,
    texts: {
      shown: t.raw(isMore ? 'Listing.shownMore' : 'Listing.shown') as string,
      more: t('Listing.more'),
      loading: t('Listing.loading'),
      complete: t('Listing.complete'),
      ...(isMore && { completeHint: t.raw('Listing.completeMore') as string }),
      error: t('Listing.error'),
      retry: t('Listing.retry'),
    },
  }
}
