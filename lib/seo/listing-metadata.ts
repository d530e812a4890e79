import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type Filter, filterQuery } from '../catalog/filter'
import { addressOf, categoryListing, type Listing } from '../catalog/listing'
import { type Category, getCategories } from '../data/category'
import { openGraphImagePath } from './open-graph-card'
import { pageMetadata } from './page-metadata'

interface ListingMetadataOptions {
  listing: Listing
  filter: Filter
  page: number
  title: string
  description: string
  openGraphImage?: string
}

/**
 * The metadata of a listing. Filters and sort orders create an unlimited number of addresses: they are for shoppers, and
 * stay out of the index. The order does not change the content. Further pages have their number in the title.
 */
export async function listingMetadata({
  listing,
  filter,
  page,
  title,
  description,
  ...rest
}: ListingMetadataOptions): Promise<Metadata> {
  const t = await getTranslations('PageMetadata')
  const texts =
    page > 1
      ? { title: t('pageTitle', { title, page }), description: t('pageDescription', { description, page }) }
      : { title, description }
  return pageMetadata({
    ...texts,
    path: addressOf(listing, filterQuery({ ...filter, sort: null }), page),
    isHidden: filterQuery(filter) !== '',
    ...rest,
  })
}

interface CategoryMetadataOptions {
  category: Category
  /** The nodes above it, from the root down. */
  ancestors: Category[]
  filter: Filter
  page: number
}

/** The metadata of a category's page. */
export async function categoryMetadata({
  category,
  ancestors,
  filter,
  page,
}: CategoryMetadataOptions): Promise<Metadata> {
  const [t, { byKey }] = await Promise.all([getTranslations('PageMetadata'), getCategories()])
  const { key, description, productCount } = category
  const title = categoryTitle(category, ancestors.at(-1), byKey.values())
  return listingMetadata({
    listing: categoryListing(key),
    filter,
    page,
    title,
    description: description || t('categoryFacts', { title, count: productCount }),
    openGraphImage: openGraphImagePath('category', key),
  })
}

type NamedCategory = Pick<Category, 'key' | 'name'>

/** A title such as 'Lamps' is ambiguous if several categories use it: then the parent's name precedes it. */
export function categoryTitle(
  { key, name }: NamedCategory,
  parent: NamedCategory | undefined,
  all: Iterable<NamedCategory>,
): string {
  const hasDuplicateName = [...all].some((other) => other.name === name && other.key !== key)
  return parent && hasDuplicateName ? `${parent.name}: ${name}` : name
}
