import { ProductIndex, productIndexMetadata } from './product-index'

export const revalidate = 60

export const generateMetadata = () => productIndexMetadata(1)

export default function ProductIndexPage() {
  return <ProductIndex page={1} />
}
