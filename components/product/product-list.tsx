import type { ReactNode } from 'react'
import type { ListView } from '@/lib/catalog/listing-view'
import { PreviousPage } from '../ui/previous-page'
import { LoadMoreProducts } from './load-more-products'
import { GRID_SIZES, loadingAt, ProductGrid, ProductItem } from './product-grid'

/** Where the link past title and filters leads. */
export const PRODUCTS_ID = 'products'

/** Product images in the first screen of a phone or a desktop. */
const FIRST_SCREEN_COUNT = 4

interface Props extends Pick<ListView, 'products' | 'card' | 'previous' | 'more'> {
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** One page of products as HTML, and the button that loads the next pages. */
export function ProductList({ products, card, previous, more, empty }: Props) {
  const cardProps = { context: card, heading: 'h2', sizes: GRID_SIZES } as const
  return (
    <>
      {previous && <PreviousPage href={previous.url} text={previous.text} />}
      {products.length === 0 && empty}
      <ProductGrid id={PRODUCTS_ID}>
        {products.map((product, index) => (
          <ProductItem
            key={product.key}
            {...cardProps}
            product={product}
            loading={loadingAt(index, FIRST_SCREEN_COUNT)}
          />
        ))}
      </ProductGrid>
      {more && <LoadMoreProducts key={`${more.urlPrefixes.pages}${more.firstPage}`} {...more} context={card} />}
    </>
  )
}
