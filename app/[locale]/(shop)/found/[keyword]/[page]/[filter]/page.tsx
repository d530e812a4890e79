import { notFound } from 'next/navigation'
import { fromKeywordSegment } from '@/lib/search/keyword'
import { readNarrowed } from '../../../../read-filter'
import { SearchListing, searchMetadata } from '../../../../search/search-listing'

/** Rendered per request, as every search (docs/decisions/059). */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/found/[keyword]/[page]/[filter]'>

async function read(params: Props['params']) {
  const asked = await params
  return { keyword: fromKeywordSegment(asked.keyword) ?? notFound(), ...readNarrowed(asked) }
}

export const generateMetadata = async ({ params }: Props) => searchMetadata(await read(params))

/** The results of `/search?keyword=…&team=…` (docs/decisions/015). */
export default async function FilteredSearchResultsPage({ params }: Props) {
  return <SearchListing {...await read(params)} />
}
