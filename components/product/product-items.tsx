import type { ProductCard as Product } from '@/lib/contract/entities/product'
import type { CardContext } from '@/lib/product/card-context'
import { ProductCard } from './product-card'

interface Props {
  products: Product[]
  context: CardContext
  heading: 'h2' | 'h3'
  /** How wide a picture is shown. */
  sizes: string
  itemClass?: string
  /** So many pictures are in the first screen. */
  eager?: number
}

/** All are of one size: what a shopper waits for is the first. */
function loadingAt(at: number, eager: number) {
  if (at >= eager) return 'lazy'
  return at === 0 ? 'first' : 'eager'
}

/** Products as list items. */
export const ProductItems = ({ products, itemClass, eager = 0, ...card }: Props) =>
  products.map((product, at) => (
    <li key={product.key} className={itemClass}>
      <ProductCard {...card} product={product} loading={loadingAt(at, eager)} />
    </li>
  ))
