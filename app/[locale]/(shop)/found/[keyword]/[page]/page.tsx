import { notFound } from 'next/navigation'
import { NO_FILTER } from '@/lib/listing/filter'
import { fromKeywordSegment } from '@/lib/search/keyword'
import { FoundListing, foundMetadata } from '../../../search/found-listing'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/found/[keyword]/[page]'>

async function read(params: Props['params']) {
  const { keyword, page } = await params
  return { keyword: fromKeywordSegment(keyword) ?? notFound(), filter: NO_FILTER, page: Number(page) || notFound() }
}

export const generateMetadata = async ({ params }: Props) => foundMetadata(await read(params))

/** What `/search?keyword=` found: one page of it (docs/decisions/005). */
export default async function FoundPage({ params }: Props) {
  return <FoundListing {...await read(params)} />
}
