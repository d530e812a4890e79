import type { ReactNode } from 'react'
import { BackLink } from '@/components/account/back-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { ProductDetail } from '@/contract/entities/product'
import styles from './feedback-layout.module.scss'

interface Props {
  product: Pick<ProductDetail, 'key' | 'name' | 'picture'>
  imageBase: string
  back: string
  title: string
  children: ReactNode
}

/** A page on which a customer writes about one product. */
export const FeedbackLayout = ({ product: { key, name, picture }, imageBase, back, title, children }: Props) => (
  <div className={styles.screen}>
    <div>
      <BackLink href={`/product/${key}`}>{back}</BackLink>
      <h1 className={styles.title}>{title}</h1>
    </div>
    <div className={styles.product}>
      <div className={styles.picture}>
        <ResponsiveImage
          imageUrl={picture.imageUrl}
          alt=""
          base={imageBase}
          sizes="64px"
          widths={[96, 160]}
          loading="eager"
        />
      </div>
      <p className={styles.name}>{name}</p>
    </div>
    {children}
  </div>
)
