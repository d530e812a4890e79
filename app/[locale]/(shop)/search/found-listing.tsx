import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListingHead } from '@/components/product/listing-head'
import { filterFields } from '@/lib/listing/filter'
import { searchListing } from '@/lib/listing/listing'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { searchProducts } from '@/lib/store/search'
import { ListingBody } from '../listing-body'
import { orNotFound } from '../or-not-found'
import type { Narrowed } from '../read-filter'
import { SearchStart } from './search-start'

interface Props extends Narrowed {
  keyword: string
}

export async function foundMetadata({ keyword, filter, page }: Props): Promise<Metadata> {
  const t = await getTranslations('Search')
  const title = t('results', { keyword })
  const told = await listingMetadata({
    listing: searchListing(keyword),
    title,
    description: t('description'),
    filter,
    page,
  })
  return { ...told, robots: { index: false, follow: true } }
}

/** What a search found, as far as it is wanted: one page of it. */
export async function FoundListing({ keyword, filter, page }: Props) {
  const [t, result] = await Promise.all([
    getTranslations('Search'),
    orNotFound(searchProducts({ keyword, ...filterFields(filter), page })),
  ])
  const { corrected } = result
  return (
    <>
      <ListingHead
        trail={[{ name: t('home'), url: '/' }]}
        current={t('title')}
        title={t('results', { keyword })}
        description={corrected ? t('corrected', { keyword, corrected }) : ''}
        chips={[]}
      />
      <ListingBody
        listing={searchListing(keyword)}
        filter={filter}
        products={result}
        empty={<SearchStart isPart title={t('nothing')} text={t('nothingText')} />}
      />
    </>
  )
}
