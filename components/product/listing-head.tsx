import { useTranslations } from 'next-intl'
import { Breadcrumb, type Crumb } from '../ui/breadcrumb'
import { ChipList } from '../ui/chip-list'
import styles from './listing-head.module.scss'

interface Props {
  trail: Crumb[]
  title: string
  /** What the breadcrumb calls it, where its title is too long for that. */
  current?: string
  description: string
  /** Narrower listings. */
  chips: { name: string; url: string; count: number }[]
}

export function ListingHead({ trail, title, current = title, description, chips }: Props) {
  const t = useTranslations('Listing')
  return (
    <div className={styles.head}>
      <Breadcrumb trail={trail} current={current} />
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      {chips.length > 0 && (
        <div className={styles.chips}>
          <ChipList label={t('narrow')} chips={chips} layout="swipe" />
        </div>
      )}
    </div>
  )
}
