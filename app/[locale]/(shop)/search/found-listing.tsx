import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pictureBase } from '@/lib/picture-base'
import { foundTitle, foundView } from '@/lib/found/found-view'
import { frameKeyword } from '@/lib/found/frame-keyword'
import { filterFields } from '@/lib/listing/filter'
import { searchListing } from '@/lib/listing/listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { searchProducts } from '@/lib/store/search'
import { getStoreSettings } from '@/lib/store/settings'
import { orNotFound } from '../or-not-found'
import type { Narrowed } from '../read-filter'
import { FoundScreen } from './found-screen'
import { SearchStart } from './search-start'

interface Props extends Narrowed {
  keyword: string
}

export async function foundMetadata({ keyword, filter, page }: Props): Promise<Metadata> {
  const t = await getTranslations()
  const told = await listingMetadata({
    listing: searchListing(keyword),
    title: foundTitle(t, keyword),
    description: t('Search.description'),
    filter,
    page,
  })
  return { ...told, robots: { index: false, follow: true } }
}

/** What a search found, as far as it is wanted: one page of it; or the frame of such a page (docs/decisions/039). */
export async function FoundListing({ keyword, filter, page }: Props) {
  if (keyword === frameKeyword()) return <FoundScreen view={keyword} />
  const [t, locale, { currency }, result] = await Promise.all([
    getTranslations(),
    getLocale(),
    getStoreSettings(),
    orNotFound(searchProducts({ keyword, ...filterFields(filter), page })),
  ])
  const view = foundView({ keyword, filter, result }, { t, locale, currency, imageBase: pictureBase() })
  const isEmpty = result.list.length === 0
  return (
    <FoundScreen
      view={view}
      empty={isEmpty && <SearchStart isPart title={t('Search.nothing')} text={t('Search.nothingText')} />}
    />
  )
}
