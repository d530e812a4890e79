import type { Metadata } from 'next'
import { productMetadata } from '@/lib/seo/page-metadata'
import { requireProduct } from '../../require-found'
import { ProductScreen } from './product-screen'

export const revalidate = 60
export const generateStaticParams = () => []

type ProductPageProps = PageProps<'/[locale]/product/[id]'>

export const generateMetadata = async ({ params }: ProductPageProps): Promise<Metadata> =>
  productMetadata(await requireProduct(params))

export default async function ProductPage({ params }: ProductPageProps) {
  return <ProductScreen product={await requireProduct(params)} />
}
