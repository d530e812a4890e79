import type { ProductCard as Product } from '@/contract/entities/product'
import { SectionHead } from '../ui/section-head'
import { getCardContext } from '@/lib/catalog/card-context'
import { ProductItems } from './product-grid'
import styles from './product-carousel.module.scss'

interface Props {
  title: string
  id: string
  products: Product[]
  more?: { text: string; url: string }
  /** On phones: `swipe` scrolls sideways, `grid` has two columns. */
  layout?: 'swipe' | 'grid'
}

const SIZES = '(width >= 1440px) 330px, (width >= 1024px) 23vw, (width >= 768px) 30vw, calc(50vw - 20px)'

/** A section with a row of products. */
export async function ProductCarousel({ title, id, products, more, layout = 'swipe' }: Props) {
  const context = await getCardContext()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} more={more} />
      <ul className={styles[layout]}>
        <ProductItems products={products} context={context} heading="h3" sizes={SIZES} itemClass={styles.item} />
      </ul>
    </section>
  )
}
