import type { Metadata } from 'next'
import { ProductScreen } from '@/app/[locale]/(shop)/product/[id]/product-screen'
import { requireProduct } from '@/app/[locale]/(shop)/require-found'
import { readRefusedItem } from '@/lib/cart/refused-item'
import { readFlashState } from '@/lib/forms/flash-state'
import { productMetadata } from '@/lib/seo/page-metadata'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/internal/refused-product/[id]'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  ...(await productMetadata(await requireProduct(params))),
  robots: { index: false },
})

/** `/product/{id}?notice=…`: the product after its form was refused, with the message and the choice in the form. */
export default async function RefusedProductPage({ params, searchParams }: Props) {
  const search = await searchParams
  const [product, flash] = await Promise.all([requireProduct(params), readFlashState(search)])
  return <ProductScreen product={product} sent={readRefusedItem(search, flash, product)} />
}
