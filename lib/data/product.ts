import 'server-only'
import { CALLS } from '../../contract/calls'
import type {
  FacetParameter,
  ProductCard,
  ProductDetail,
  ProductList,
  ProductSort,
} from '../../contract/entities/product'
import type { SearchResult } from '../../contract/entities/search'
import { KEY_PATTERN } from '../../contract/limits'
import { isNotFound } from '../api/api-error'
import { SEARCH_PAGE_SIZE } from '../limits'
import { fetchCached, uncachedIfEmpty } from './public-read'
import { hasCapability } from './settings'

/** Cache tags of the products in a response: a new price of one of them invalidates it. */
export const productTags = ({ list }: { list: ProductCard[] }) => list.map(({ key }) => `product:${key}` as const)

const relatedProductTags = ({ related, companions }: ProductDetail) =>
  productTags({ list: [...related, ...companions] })

/** The filter of a list by facet: comma-separated values. */
export type FacetQuery = Partial<Record<FacetParameter, string>>

export interface ProductQuery extends FacetQuery {
  /** Category key; includes its whole subtree. */
  category?: string
  page?: number
  limit?: number
  sort?: ProductSort
  /** Whether the response includes the facets. */
  facets?: '1'
}

const filteredProductTags = uncachedIfEmpty(productTags)

/** Whether a list is filtered by values that a visitor can invent. */
const isFiltered = ({ brand, size, price, filter }: ProductQuery) => (brand ?? size ?? price ?? filter) !== undefined

/** A page of products. @throws ApiError, 404 for an unknown category */
export const listProducts = async (query: ProductQuery): Promise<ProductList> =>
  removeRatingFacet(
    await fetchCached(CALLS.listProducts, {
      tags: [query.category === undefined ? 'listing' : `category:${query.category}`],
      tagsOf: isFiltered(query) ? filteredProductTags : productTags,
      query: { ...query },
    }),
  )

/** A shop without reviews has no rating filter. */
async function removeRatingFacet<List extends Pick<ProductList, 'facets'>>(list: List): Promise<List> {
  if (!list.facets || (await hasCapability('reviews'))) return list
  return { ...list, facets: list.facets.filter(({ key }) => key !== 'rating') }
}

/**
 * Some products for a shelf; empty if the store does not support this list.
 * @throws ApiError if the store API is unreachable
 */
export async function listShelf(query: ProductQuery): Promise<ProductCard[]> {
  try {
    return (await listProducts(query)).list
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}

/** Of a product without reviews, and of every product in a shop without them. */
const EMPTY_RATING: ProductDetail['rating'] = { average: 0, count: 0, stars: [0, 0, 0, 0, 0] }

/** One product, or null if none has this key. @throws ApiError if the store API is unreachable */
export async function getProduct(key: string): Promise<ProductDetail | null> {
  if (!KEY_PATTERN.test(key)) return null
  try {
    const product = await fetchCached(CALLS.getProduct, {
      tags: [`product:${key}`, `review:${key}`],
      tagsOf: relatedProductTags,
      params: { key },
    })
    return (await hasCapability('reviews')) ? product : { ...product, rating: EMPTY_RATING }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

export interface SearchQuery extends FacetQuery {
  keyword: string
  page: number
  /** Best first without one. */
  sort?: ProductSort
}

/** A page of search results, with their facets. @throws ApiError, 404 for a page beyond the last */
export const searchProducts = async (query: SearchQuery): Promise<SearchResult> =>
  removeRatingFacet(
    await fetchCached(CALLS.searchProducts, {
      tags: ['listing'],
      tagsOf: productTags,
      isPageCached: false,
      query: { ...query, limit: SEARCH_PAGE_SIZE, facets: '1' },
    }),
  )
