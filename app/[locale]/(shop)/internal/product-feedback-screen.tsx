import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { ProductDetail } from '@/contract/entities/product'
import styles from './product-feedback-screen.module.scss'

interface Props {
  product: Pick<ProductDetail, 'key' | 'name' | 'breadcrumb'>
  title: string
  children: ReactNode
}

/** A page with all reviews or questions of a product, and the link back to it. */
export function ProductFeedbackScreen({ product: { key, name, breadcrumb }, title, children }: Props) {
  const trail = breadcrumb.map(({ key, name }) => ({ name, url: `/category/${key}` }))
  return (
    <div className={styles.screen}>
      <Breadcrumb trail={[...trail, { name, url: `/product/${key}` }]} current={title} />
      <h1 className={styles.title}>
        {title} <small className={styles.name}>{name}</small>
      </h1>
      {/* The following headings are of level 3, as on the product page. */}
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {children}
    </div>
  )
}
