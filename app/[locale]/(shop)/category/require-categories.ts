import { notFound } from 'next/navigation'
import { logFailure } from '@/lib/api/api-error'
import { getCategories, type Categories, type Category } from '@/lib/data/category'

/** The categories; a failed load shows a 404 (spec §8). */
export async function requireCategories(): Promise<Categories> {
  return getCategories().catch((error: unknown) => {
    logFailure(error, 'the categories could not be fetched')
    notFound()
  })
}

/** A category and the nodes above it, from the root down. An unknown key is a 404. */
export async function requireCategory(key: string): Promise<{ category: Category; above: Category[] }> {
  const { byKey } = await requireCategories()
  const category = byKey.get(key)
  if (!category) notFound()
  const above = category.nodePath.slice(0, -1).flatMap((key) => byKey.get(key) ?? [])
  return { category, above }
}
