import { notFound } from 'next/navigation'
import { NO_FILTER } from '@/lib/catalog/listing/filter'
import { CategoryListing, shownCategoryMetadata } from '../../../category/category-listing'
import { readPage } from '../../../read-page'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/listing/[cate]/[page]'>

const read = async (params: Props['params']) => {
  const { cate, page } = await params
  return { cate, filter: NO_FILTER, page: readPage(page) ?? notFound() }
}

export const generateMetadata = async ({ params }: Props) => shownCategoryMetadata(await read(params))

/** What `/category/{cate}?page=N` shows (docs/decisions/005). */
export default async function FurtherCategoryPage({ params }: Props) {
  return <CategoryListing {...await read(params)} />
}
