import type { ProductCard as Product } from '@/contract/entities/product'
import type { CardContext } from '@/lib/catalog/card-context'
import { ProductItem } from './product-item'

interface Props {
  products: Product[]
  context: CardContext
  heading: 'h2' | 'h3'
  /** How wide a picture is shown. */
  sizes: string
  itemClass?: string
}

/** Products as list items, none of them in the first screen. */
export const ProductItems = ({ products, ...item }: Props) =>
  products.map((product) => <ProductItem key={product.key} {...item} product={product} loading="lazy" />)
