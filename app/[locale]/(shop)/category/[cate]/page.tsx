import { CategoryListing, categoryMetadata } from '../category-listing'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/category/[cate]'>

export const generateMetadata = async ({ params }: Props) => categoryMetadata({ cate: (await params).cate, page: 1 })

/** A category's listing, its first page. */
export default async function CategoryPage({ params }: Props) {
  const { cate } = await params
  return <CategoryListing cate={cate} page={1} />
}
