import { notFound } from 'next/navigation'
import { isNotFound, logFailure } from '@/lib/api/api-error'
import type { ProductDetail } from '@/contract/entities/product'
import { getProduct } from '@/lib/data/product'
import { type Categories, type Category, getCategories } from '@/lib/data/category'

/**
 * Shows the 404 page if the store API returns 404: the middleware may still have the resource in its cache of paths.
 */
export async function requireFound<Read>(read: Promise<Read>): Promise<Read> {
  try {
    return await read
  } catch (error) {
    if (isNotFound(error)) notFound()
    throw error
  }
}

/** The product of a route. An unknown key is a 404. */
export const requireProduct = async (params: Promise<{ id: string }>): Promise<ProductDetail> =>
  (await getProduct((await params).id)) ?? notFound()

/** The categories; a failed load shows a 404 (spec §8). */
export async function requireCategories(): Promise<Categories> {
  return getCategories().catch((error: unknown) => {
    logFailure(error, 'the categories could not be fetched')
    notFound()
  })
}

/** A category and the nodes above it, from the root down. An unknown key is a 404. */
export async function requireCategory(key: string): Promise<{ category: Category; ancestors: Category[] }> {
  const { byKey } = await requireCategories()
  const category = byKey.get(key)
  if (!category) notFound()
  const ancestors = category.nodePath.slice(0, -1).flatMap((key) => byKey.get(key) ?? [])
  return { category, ancestors }
}
