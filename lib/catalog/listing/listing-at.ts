import { INTERNAL_ROUTES } from '../../routing/internal-routes'
import { readKeyword } from '../../search/keyword'
import { categoryListing, PRODUCT_INDEX, searchListing, type Listing } from './listing'

interface Found {
  listing: Listing
  /** The inner address of its pages, up to the number (docs/decisions/001). */
  inner: string
}

/** The listing a public address shows; null when it shows none. */
export function listingAt(path: string, query: URLSearchParams): Found | null {
  if (path === '/product') return { listing: PRODUCT_INDEX, inner: INTERNAL_ROUTES.products }
  if (path === '/search') {
    const keyword = readKeyword(query.get('keyword'))
    return keyword ? { listing: searchListing(keyword), inner: INTERNAL_ROUTES.search(keyword) } : null
  }
  const category = /^\/category\/([^/]+)$/.exec(path)?.[1]
  return category ? { listing: categoryListing(category), inner: INTERNAL_ROUTES.category(category) } : null
}
