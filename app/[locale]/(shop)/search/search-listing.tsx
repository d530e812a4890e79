import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { filterFields } from '@/lib/catalog/filter'
import { searchListing } from '@/lib/catalog/listing'
import { searchTitle, searchView } from '@/lib/search/search-view'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { searchProducts } from '@/lib/data/product'
import { getStoreSettings } from '@/lib/data/settings'
import { requireFound } from '../require-found'
import type { ListingParams } from '../internal/listing-params'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'

interface Props extends ListingParams {
  keyword: string
}

export async function searchMetadata({ keyword, filter, page }: Props): Promise<Metadata> {
  const t = await getTranslations()
  const metadata = await listingMetadata({
    listing: searchListing(keyword),
    title: searchTitle(t, keyword),
    description: t('Search.description'),
    filter,
    page,
  })
  return { ...metadata, robots: { index: false, follow: true } }
}

/** One page of search results. */
export async function SearchListing({ keyword, filter, page }: Props) {
  const [t, locale, { currency, disabled }, result] = await Promise.all([
    getTranslations(),
    getLocale(),
    getStoreSettings(),
    requireFound(searchProducts({ keyword, ...filterFields(filter), page })),
  ])
  const hasReviews = !disabled.includes('reviews')
  const view = searchView({ keyword, filter, result }, { t, locale, currency, imageBase: imageBaseUrl(), hasReviews })
  const isEmpty = result.list.length === 0
  return (
    <SearchResults
      view={view}
      empty={isEmpty && <SearchStart isSection title={t('Search.nothing')} text={t('Search.nothingText')} />}
    />
  )
}
