import type { ProductDetail } from '@/contract/entities/product'
import { getProduct, listShelf } from '@/lib/data/product'

/** So many featured products are looked at. */
const TRIES = 6

/** A featured product that a name and number can be printed on; null when there is none. */
export async function findPrintable(): Promise<ProductDetail | null> {
  const list = await listShelf({ sort: 'featured', limit: TRIES })
  for (const { key } of list) {
    const product = await getProduct(key)
    if (product?.isCustom) return product
  }
  return null
}
