import { NO_FILTER } from '@/lib/catalog/filter'
import { ProductIndex, productIndexMetadata } from './product-index'

export const revalidate = 60

const FIRST_PAGE = { filter: NO_FILTER, page: 1 }

export const generateMetadata = () => productIndexMetadata(FIRST_PAGE)

export default function ProductIndexPage() {
  return <ProductIndex {...FIRST_PAGE} />
}
