import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { filterQuery, type Filter } from '../catalog/filter'
import { addressOf, type Listing } from '../catalog/listing'
import { pageMetadata } from './page-metadata'

interface Shown {
  listing: Listing
  filter: Filter
  page: number
  title: string
  description: string
  sharePicture?: string
}

/**
 * What a listing says of itself. What it is narrowed to and its order make more addresses than anybody has use for:
 * they are for shoppers, and stay out of the index. The order changes nothing of what is listed. Further pages say which.
 */
export async function listingMetadata({
  listing,
  filter,
  page,
  title,
  description,
  ...rest
}: Shown): Promise<Metadata> {
  const t = await getTranslations('PageMetadata')
  const words =
    page > 1
      ? { title: t('pageTitle', { title, page }), description: t('pageDescription', { description, page }) }
      : { title, description }
  return pageMetadata({
    ...words,
    path: addressOf(listing, filterQuery({ ...filter, sort: null }), page),
    isHidden: filterQuery(filter) !== '',
    ...rest,
  })
}
