import { notFound } from 'next/navigation'
import { fromKeywordSegment } from '@/lib/search/keyword'
import { readNarrowed } from '../../../../read-filter'
import { FoundListing, foundMetadata } from '../../../../search/found-listing'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/found/[keyword]/[page]/[filter]'>

async function read(params: Props['params']) {
  const asked = await params
  return { keyword: fromKeywordSegment(asked.keyword) ?? notFound(), ...readNarrowed(asked) }
}

export const generateMetadata = async ({ params }: Props) => foundMetadata(await read(params))

/** What `/search?keyword=…&team=…` found (docs/decisions/015). */
export default async function NarrowedFoundPage({ params }: Props) {
  return <FoundListing {...await read(params)} />
}
