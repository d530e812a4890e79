import 'server-only'
import { isNotFound } from '../api/api-error'
import { CALLS } from '../contract/calls'
import type { ProductCard, ProductDetail, ProductSort } from '../contract/entities/product'
import type { List } from '../contract/list'
import { KEY_PATTERN } from '../contract/limits'
import { publicRead } from './public-read'

export interface ProductQuery {
  /** Category key; stands for its whole subtree. */
  category?: string
  page?: number
  limit?: number
  sort?: ProductSort
  'on-sale'?: '1'
}

/** A page of products. @throws ApiError, 404 for an unknown category */
export const listProducts = (query: ProductQuery): Promise<List<ProductCard>> =>
  publicRead(CALLS.listProducts, { query: { ...query } })

/** One product, or null when there is none with this key. @throws ApiError when the store API cannot be asked */
export async function getProduct(key: string): Promise<ProductDetail | null> {
  if (!KEY_PATTERN.test(key)) return null
  try {
    return await publicRead(CALLS.getProduct, { params: { key } })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
