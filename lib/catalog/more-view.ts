import { LIMITS } from '../../contract/limits'
import type { ProductList } from '../../contract/entities/product'
import type { Translate } from '../i18n/translate'
import { filterQuery, type Filter } from './filter'
import { itemsOf, pagesOf, type Listing } from './listing'

export interface LoadMoreTexts {
  /** '{shown} of {total} shown' */
  shown: string
  more: string
  loading: string
  complete: string
  /** Added for a list whose total is capped: 'These are the best {total}.' */
  completeHint?: string
  error: string
  retry: string
}

/** The way from a page of a list to the ones after it. */
export interface LoadMoreView {
  /** Each up to the number of the page. */
  addresses: {
    /** What a browser without a script follows: `/category/clubs?page=`. */
    pages: string
    /** What a script fetches: `/api/product?category=clubs&limit=24&page=`. */
    items: string
  }
  /** The page that is in the HTML already. */
  firstPage: number
  total: number
  /** How many products there are up to the end of that page. */
  before: number
  texts: LoadMoreTexts
}

interface Options {
  t: Translate
  listing: Listing
  filter: Filter
  products: ProductList
  /** Whether there are more than anybody counted: then the last of them are not the last there are. */
  isMore: boolean
}

/** @returns null where all of it is on one page, and on the last page anybody can ask for */
export function loadMoreView({ t, listing, filter, products, isMore }: Options): LoadMoreView | null {
  const { list, page, limit, total } = products
  if (total <= limit || page >= LIMITS.page) return null
  const query = filterQuery(filter)
  return {
    addresses: { pages: pagesOf(listing, query), items: itemsOf(listing, query) },
    firstPage: page,
    total,
    before: (page - 1) * limit + list.length,
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
