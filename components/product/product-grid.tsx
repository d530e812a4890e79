import type { ComponentProps, ReactNode } from 'react'
import styles from './product-grid.module.scss'
import { ProductCard } from './product-card'
import type { ProductCard as Product } from '@/contract/entities/product'
import type { CardContext } from '@/lib/catalog/card-context'

/** The `sizes` of a card's image in the grid. */
export const GRID_SIZES = '(width >= 1440px) 246px, (width >= 1024px) 22vw, (width >= 768px) 30vw, calc(50vw - 20px)'

/** @param id target of links */
export const ProductGrid = ({ id, children }: { id?: string; children: ReactNode }) => (
  <ul id={id} className={styles.grid}>
    {children}
  </ul>
)

interface ProductItemProps extends ComponentProps<typeof ProductCard> {
  itemClass?: string
}

/** A product as a list item. */
export const ProductItem = ({ itemClass, ...card }: ProductItemProps) => (
  <li className={itemClass}>
    <ProductCard {...card} />
  </li>
)

/**
 * All images are of one size, so the first is the largest contentful paint.
 * @param eagerCount images in the first screen
 */
export function loadingAt(index: number, eagerCount: number) {
  if (index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}

interface ProductItemsProps {
  products: Product[]
  context: CardContext
  heading: 'h2' | 'h3'
  /** The `sizes` of its image. */
  sizes: string
  itemClass?: string
}

/** Products as list items below the first screen. */
export const ProductItems = ({ products, ...item }: ProductItemsProps) =>
  products.map((product) => <ProductItem key={product.key} {...item} product={product} loading="lazy" />)
