import type { ComponentProps } from 'react'
import { ProductCard } from './product-card'

interface Props extends ComponentProps<typeof ProductCard> {
  itemClass?: string
}

/** A product as a list item. */
export const ProductItem = ({ itemClass, ...card }: Props) => (
  <li className={itemClass}>
    <ProductCard {...card} />
  </li>
)

/** All pictures are of one size: what a shopper waits for is the first. @param eager so many are in the first screen */
export function loadingAt(at: number, eager: number) {
  if (at >= eager) return 'lazy'
  return at === 0 ? 'first' : 'eager'
}
