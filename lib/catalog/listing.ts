import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '../limits'

/** The addresses of a list of products. Plain data: it may cross to the browser. */
export interface Listing {
  /** Its page, without what narrows it: `/category/clubs`, `/search?limit=12&keyword=ball`. */
  pages: string
  /** URL prefix of its products; the limit is appended: `/api/product?category=clubs&limit=`. */
  items: string
  /** Products on one page. */
  size: number
  /** Whether its first page is said too, as the spec does with searches (§2). */
  isFirstSaid: boolean
}

export const PRODUCT_INDEX: Listing = {
  pages: '/product',
  items: '/api/product?limit=',
  size: LISTING_PAGE_SIZE,
  isFirstSaid: false,
}

export const categoryListing = (key: string): Listing => ({
  pages: `/category/${key}`,
  items: `/api/product?category=${key}&limit=`,
  size: LISTING_PAGE_SIZE,
  isFirstSaid: false,
})

/** Encoded as addresses are parsed, so that what is signed is what arrives. */
export const searchListing = (keyword: string): Listing => ({
  pages: `/search?${new URLSearchParams({ limit: String(SEARCH_PAGE_SIZE), keyword })}`,
  items: `/api/search?${new URLSearchParams({ keyword })}&limit=`,
  size: SEARCH_PAGE_SIZE,
  isFirstSaid: true,
})

const join = (address: string, query: string) =>
  query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address

/** The addresses of its pages, up to the number. @param query its filter's */
export const pagesOf = ({ pages }: Listing, query = ''): string => join(join(pages, query), 'page=')

/** The address of one of its pages. */
export function addressOf(listing: Listing, query = '', page = 1): string {
  if (page > 1 || listing.isFirstSaid) return pagesOf(listing, query) + String(page)
  return join(listing.pages, query)
}

/** URL prefix of a page of its products; the page number is appended. @param limit products on a page */
export const itemsOf = ({ items, size }: Listing, query = '', limit = size): string =>
  `${items}${limit}${query && `&${query}`}&page=`

/** Fields of the form that say which listing it is, not what it is narrowed to. */
const NOT_CHOSEN = ['page', 'limit', 'keyword']

/**
 * What a filter form asks for, spelt as its address is: every field once, its values in order, with commas between them.
 * The door reads it again; this saves it a redirect.
 * @param entries the form's fields as they stand in it
 */
export function chosenQuery(entries: Iterable<[string, FormDataEntryValue]>): string {
  const chosen = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value === '' || NOT_CHOSEN.includes(name)) continue
    chosen.set(name, [...(chosen.get(name) ?? []), value])
  }
  return Array.from(chosen, ([name, values]) => `${name}=${values.sort().join(',')}`).join('&')
}
