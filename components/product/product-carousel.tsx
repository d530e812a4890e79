import type { ProductCard as Product } from '@/contract/entities/product'
import { SectionHead } from '../ui/section-head'
import { getCardContext } from './get-card-context'
import { ProductItems } from './product-items'
import styles from './product-carousel.module.scss'

interface Props {
  title: string
  id: string
  products: Product[]
  more?: { text: string; url: string }
  /** On a phone: `swipe` runs off the edge, `grid` stands two by two. */
  layout?: 'swipe' | 'grid'
}

const SIZES = '(width >= 1440px) 330px, (width >= 1024px) 23vw, (width >= 768px) 30vw, calc(50vw - 20px)'

/** A section with a few products. */
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
