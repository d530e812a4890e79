import { notFound } from 'next/navigation'
import { NO_FILTER } from '@/lib/catalog/listing/filter'
import { fromKeywordSegment } from '@/lib/search/keyword'
import { SearchListing, searchMetadata } from '../../../search/search-listing'

/** The space of keywords is unbounded and most are searched for once: nothing is kept (docs/decisions/059). */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/found/[keyword]/[page]'>

async function read(params: Props['params']) {
  const { keyword, page } = await params
  return { keyword: fromKeywordSegment(keyword) ?? notFound(), filter: NO_FILTER, page: Number(page) || notFound() }
}

export const generateMetadata = async ({ params }: Props) => searchMetadata(await read(params))

/** One page of the results of `/search?keyword=` (docs/decisions/005). */
export default async function SearchResultsPage({ params }: Props) {
  return <SearchListing {...await read(params)} />
}
