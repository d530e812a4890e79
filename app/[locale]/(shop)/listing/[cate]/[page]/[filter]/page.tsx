import { CategoryListing, shownCategoryMetadata } from '../../../../category/category-listing'
import { readNarrowed } from '../../../../read-filter'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/listing/[cate]/[page]/[filter]'>

const read = async (params: Props['params']) => {
  const asked = await params
  return { cate: asked.cate, ...readNarrowed(asked) }
}

export const generateMetadata = async ({ params }: Props) => shownCategoryMetadata(await read(params))

/** What `/category/{cate}?team=…` shows (docs/decisions/015). */
export default async function NarrowedCategoryPage({ params }: Props) {
  return <CategoryListing {...await read(params)} />
}
