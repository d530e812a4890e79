import type { ReactNode } from 'react'
import type { ListView } from '@/lib/listing/view/list-view'
import { PreviousPage } from '../ui/list/previous-page'
import { MoreProducts } from './more-products'
import { GRID_SIZES, ProductGrid } from './product-grid'
import { ProductItems } from './product-items'

/** Pictures that are in the first screen of a phone or a desktop. */
const FIRST_SCREEN = 4

interface Props extends Pick<ListView, 'products' | 'card' | 'previous' | 'more'> {
  /** What is said where there is nothing. */
  empty: ReactNode
}

/** One page of products as HTML, and the way to the ones after it. */
export const ProductList = ({ products, card, previous, more, empty }: Props) => (
  <>
    {previous && <PreviousPage href={previous.url} text={previous.text} />}
    {products.length === 0 && empty}
    <ProductGrid>
      <ProductItems products={products} context={card} heading="h2" sizes={GRID_SIZES} eager={FIRST_SCREEN} />
    </ProductGrid>
    {more && <MoreProducts key={`${more.addresses.pages}${more.firstPage}`} {...more} context={card} />}
  </>
)
