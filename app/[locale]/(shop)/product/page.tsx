import { NO_FILTER } from '@/lib/catalog/filter'
import { ProductIndex, productIndexMetadata } from './product-index'

export const revalidate = 60

const PLAIN = { filter: NO_FILTER, page: 1 }

export const generateMetadata = () => productIndexMetadata(PLAIN)

export default function ProductIndexPage() {
  return <ProductIndex {...PLAIN} />
}
