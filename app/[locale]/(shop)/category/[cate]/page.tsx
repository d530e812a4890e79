import { NO_FILTER } from '@/lib/catalog/filter'
import { CategoryListing, currentCategoryMetadata } from '../category-listing'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/category/[cate]'>

const read = async (params: Props['params']) => ({ cate: (await params).cate, filter: NO_FILTER, page: 1 })

export const generateMetadata = async ({ params }: Props) => currentCategoryMetadata(await read(params))

/** A category's listing, its first page. */
export default async function CategoryPage({ params }: Props) {
  return <CategoryListing {...await read(params)} />
}
