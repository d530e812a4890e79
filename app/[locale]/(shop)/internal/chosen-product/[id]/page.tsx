import type { Metadata } from 'next'
import { ProductScreen } from '@/app/[locale]/(shop)/product/[id]/product-screen'
import { requireProduct } from '@/app/[locale]/(shop)/require-found'
import { readChoice } from '@/lib/catalog/variants'
import { productMetadata } from '@/lib/seo/page-metadata'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/internal/chosen-product/[id]'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  productMetadata(await requireProduct(params))

/** `/product/{id}?option=…` and `?variant=…`: the product with the variant that the address names. */
export default async function ChosenProductPage({ params, searchParams }: Props) {
  const [product, search] = await Promise.all([requireProduct(params), searchParams])
  const fields = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return <ProductScreen product={product} choice={readChoice(new URLSearchParams(fields).toString(), product)} />
}
