import type { ReactNode } from 'react'
import { BackLink } from '@/components/account/back-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { ProductDetail } from '@/contract/entities/product'
import styles from './feedback-layout.module.scss'
import { Link } from '@/components/ui/link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface FeedbackLayoutProps {
  product: Pick<ProductDetail, 'key' | 'name' | 'picture'>
  imageBase: string
  back: string
  title: string
  children: ReactNode
}

/** A page on which a customer writes about one product. */
export const FeedbackLayout = ({
  product: { key, name, picture },
  imageBase,
  back,
  title,
  children,
}: FeedbackLayoutProps) => (
  <div className={styles.screen}>
    <div>
      <BackLink href={`/product/${key}`}>{back}</BackLink>
      <h1 className={styles.title}>{title}</h1>
    </div>
    <div className={styles.product}>
      <div className={styles.image}>
        <ResponsiveImage {...picture} alt="" base={imageBase} sizes="64px" widths={[96, 160]} loading="eager" />
      </div>
      <p className={styles.name}>{name}</p>
    </div>
    {children}
  </div>
)

/** Explains before the form how the text will be published. */
export const FeedbackNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

interface FeedbackResultProps {
  title: string
  text: string
  back: { text: string; url: string }
}

/** Replaces the form after success. */
export const FeedbackResult = ({ title, text, back }: FeedbackResultProps) => (
  <div className={styles.panel}>
    <span className={styles.mark}>
      <Icon name="check" />
    </span>
    <h2 className={styles.resultTitle} tabIndex={-1}>
      {title}
    </h2>
    <p className={styles.text} role="status">
      {text}
    </p>
    <Link className={buttonClass({ kind: 'line' })} href={back.url}>
      {back.text}
    </Link>
  </div>
)
