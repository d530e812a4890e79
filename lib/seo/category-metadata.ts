import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Filter } from '../catalog/filter'
import { categoryListing } from '../catalog/listing'
import { sharePath } from './share-path'
import { getCategories, type Category } from '../data/category'
import { categoryTitle } from './category-title'
import { listingMetadata } from './listing-metadata'

interface Shown {
  category: Category
  /** The nodes above it, from the root down. */
  above: Category[]
  filter: Filter
  page: number
}

/** What a category's page says of itself. */
export async function categoryMetadata({ category, above, filter, page }: Shown): Promise<Metadata> {
  const [t, { byKey }] = await Promise.all([getTranslations('PageMetadata'), getCategories()])
  const { key, description, productCount } = category
  const title = categoryTitle(category, above.at(-1), byKey.values())
  return listingMetadata({
    listing: categoryListing(key),
    filter,
    page,
    title,
    description: description || t('categoryFacts', { title, count: productCount }),
    sharePicture: sharePath('category', key),
  })
}
