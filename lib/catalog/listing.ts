import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../limits'

/** The addresses of a list of products: serializable, so that client components can take it as a prop. */
export interface Listing {
  /** Page without filters: `/category/tea`, `/search?limit=12&keyword=lamp`. */
  pages: string
  /** API call; the limit is appended: `/api/product?category=tea&limit=`. */
  items: string
  /** Products on one page. */
  size: number
  /** Whether the first page has `page=1` too, as in search URLs of the spec (§2). */
  hasFirstPageNumber: boolean
}

export const PRODUCT_INDEX: Listing = {
  pages: '/product',
  items: '/api/product?limit=',
  size: LISTING_PAGE_SIZE,
  hasFirstPageNumber: false,
}

export const categoryListing = (key: string): Listing => ({
  pages: `/category/${key}`,
  items: `/api/product?category=${key}&limit=`,
  size: LISTING_PAGE_SIZE,
  hasFirstPageNumber: false,
})

/** Encoded as URL parsers serialize queries, so that the signed address equals the received one. */
export const searchListing = (keyword: string): Listing => ({
  pages: `/search?${new URLSearchParams({ limit: String(SEARCH_PAGE_SIZE), keyword })}`,
  items: `/api/search?${new URLSearchParams({ keyword })}&limit=`,
  size: SEARCH_PAGE_SIZE,
  hasFirstPageNumber: true,
})

const join = (address: string, query: string) =>
  query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address

/** URL prefix of the pages; the page number is appended. @param query canonical filter query */
export const pagesOf = ({ pages }: Listing, query = ''): string => join(join(pages, query), 'page=')

/** The address of a page. */
export function addressOf(listing: Listing, query = '', page = 1): string {
  if (page > 1 || listing.hasFirstPageNumber) return pagesOf(listing, query) + String(page)
  return join(listing.pages, query)
}

/** API call of a page; the page number is appended. @param limit products per page */
export const itemsOf = ({ items, size }: Listing, query = '', limit = size): string =>
  `${items}${limit}${query && `&${query}`}&page=`

/** Fields of the filter form that belong to the listing, not to the filter. */
const LISTING_FIELDS = ['page', 'limit', 'keyword']

/**
 * The filter query of a form in canonical spelling: each field once, its values sorted and joined by commas. Saves the
 * redirect to the canonical URL.
 * @param entries the form data
 */
export function chosenQuery(entries: Iterable<[string, FormDataEntryValue]>): string {
  const chosen = new Map<string, string[]>()
  const own = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value === '' || LISTING_FIELDS.includes(name)) continue
    const [facet = '', choice] = name === 'filter' ? value.split(':') : [name, value]
    if (choice === undefined) continue
    // Keeps the position of the shop's own facets among the parameters.
    if (name === 'filter') chosen.set(name, [])
    const values = name === 'filter' ? own : chosen
    values.set(facet, [...(values.get(facet) ?? []), choice])
  }
  if (own.size > 0)
    chosen.set('filter', [
      Array.from(own, ([facet, values]) => `${facet}:${values.sort().join(',')}`)
        .sort()
        .join(';'),
    ])
  return Array.from(chosen, ([name, values]) => `${name}=${values.sort().join(',')}`).join('&')
}
