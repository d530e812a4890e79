import { notFound } from 'next/navigation'
import { NO_FILTER } from '@/lib/catalog/listing/filter'
import { ProductIndex, productIndexMetadata } from '../../product/product-index'
import { readPage } from '../../read-page'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/products/[page]'>

const read = async (params: Props['params']) => ({
  filter: NO_FILTER,
  page: readPage((await params).page) ?? notFound(),
})

export const generateMetadata = async ({ params }: Props) => productIndexMetadata(await read(params))

/** What `/product?page=N` shows (docs/decisions/005). */
export default async function FurtherProductsPage({ params }: Props) {
  return <ProductIndex {...await read(params)} />
}
