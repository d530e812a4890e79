import { CategoryListing, currentCategoryMetadata } from '../../../../../category/category-listing'
import { requireListingParams } from '../../../../listing-params'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/internal/category/[cate]/[page]/[[...filter]]'>

async function read(params: Props['params']) {
  const { cate, ...listing } = await params
  return { cate, ...requireListingParams(listing) }
}

export const generateMetadata = async ({ params }: Props) => currentCategoryMetadata(await read(params))

/** `/category/{cate}` with a page number or a filter. */
export default async function CategoryListingPage({ params }: Props) {
  return <CategoryListing {...await read(params)} />
}
