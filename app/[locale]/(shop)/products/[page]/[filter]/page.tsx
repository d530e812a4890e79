import { ProductIndex, productIndexMetadata } from '../../../product/product-index'
import { readNarrowed } from '../../../read-filter'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/products/[page]/[filter]'>

export const generateMetadata = async ({ params }: Props) => productIndexMetadata(readNarrowed(await params))

/** What `/product?team=…` shows (docs/decisions/015). */
export default async function NarrowedProductsPage({ params }: Props) {
  return <ProductIndex {...readNarrowed(await params)} />
}
