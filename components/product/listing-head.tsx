import { useTranslations } from 'next-intl'
import { Breadcrumb } from '../ui/breadcrumb'
import type { Crumb } from '../ui/breadcrumb-trail'
import { ChipList } from '../ui/chip-list'
import { SkipLink } from '../ui/skip-link'
import styles from './listing-head.module.scss'
import { PRODUCTS_ID } from './product-list'
import type { ReactNode } from 'react'

interface ListingHeadProps {
  trail: Crumb[]
  title: string
  description: string
  /** Subcategories. */
  chips: { name: string; url: string; count: ReactNode }[]
}

export function ListingHead({ trail, title, description, chips }: ListingHeadProps) {
  const t = useTranslations('Listing')
  return (
    <>
      <SkipLink href={`#${PRODUCTS_ID}`} text={t('skip')} />
      <ListTitle breadcrumb={<Breadcrumb trail={trail} current={title} />} title={title} description={description}>
        {chips.length > 0 && (
          <div className={styles.chips}>
            <ChipList label={t('narrow')} chips={chips} layout="swipe" />
          </div>
        )}
      </ListTitle>
    </>
  )
}

interface ListTitleProps {
  breadcrumb: ReactNode
  title: string
  description: string
  children?: ReactNode
}

/** Breadcrumb, title and description of a list of products. */
export const ListTitle = ({ breadcrumb, title, description, children }: ListTitleProps) => (
  <div className={styles.head}>
    {breadcrumb}
    <h1 className={styles.title}>{title}</h1>
    {description && <p className={styles.description}>{description}</p>}
    {children}
  </div>
)
