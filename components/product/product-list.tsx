import type { ReactNode } from 'react'
import type { ListView } from '@/lib/catalog/listing-view'
import { PreviousPage } from '../ui/previous-page'
import { LoadMoreProducts } from './load-more-products'
import { GRID_SIZES, ProductGrid } from './product-grid'
import { loadingAt, ProductItem } from './product-item'

/** Pictures that are in the first screen of a phone or a desktop. */
const FIRST_SCREEN = 4

interface Props extends Pick<ListView, 'products' | 'card' | 'previous' | 'more'> {
  /** What is said where there is nothing. */
  empty: ReactNode
}

/** One page of products as HTML, and the way to the ones after it. */
export function ProductList({ products, card, previous, more, empty }: Props) {
  const look = { context: card, heading: 'h2', sizes: GRID_SIZES } as const
  return (
    <>
      {previous && <PreviousPage href={previous.url} text={previous.text} />}
      {products.length === 0 && empty}
      <ProductGrid>
        {products.map((product, at) => (
          <ProductItem key={product.key} {...look} product={product} loading={loadingAt(at, FIRST_SCREEN)} />
        ))}
      </ProductGrid>
      {more && <LoadMoreProducts key={`${more.addresses.pages}${more.firstPage}`} {...more} context={card} />}
    </>
  )
}
