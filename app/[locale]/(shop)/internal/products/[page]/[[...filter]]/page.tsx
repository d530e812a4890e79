import { ProductIndex, productIndexMetadata } from '../../../../product/product-index'
import { requireListingParams } from '../../../listing-params'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/internal/products/[page]/[[...filter]]'>

export const generateMetadata = async ({ params }: Props) => productIndexMetadata(requireListingParams(await params))

/** `/product` with a page number or a filter. */
export default async function ProductListingPage({ params }: Props) {
  return <ProductIndex {...requireListingParams(await params)} />
}
