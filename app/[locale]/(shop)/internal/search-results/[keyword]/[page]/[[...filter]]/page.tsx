import { notFound } from 'next/navigation'
import { fromKeywordSegment } from '@/lib/search/keyword'
import { SearchListing, searchMetadata } from '../../../../../search/search-listing'
import { requireListingParams } from '../../../../listing-params'

/** The space of keywords is unbounded and most are searched for once: nothing is cached here (docs/decisions/059). */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/internal/search-results/[keyword]/[page]/[[...filter]]'>

async function read(params: Props['params']) {
  const { keyword, ...listing } = await params
  return {
    keyword: fromKeywordSegment(keyword) ?? notFound(),
    ...requireListingParams(listing, { hasFirstPage: true }),
  }
}

export const generateMetadata = async ({ params }: Props) => searchMetadata(await read(params))

/** `/search?keyword=…` */
export default async function SearchResultsPage({ params }: Props) {
  return <SearchListing {...await read(params)} />
}
