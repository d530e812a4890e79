import { useTranslations } from 'next-intl'
import { Breadcrumb } from '../ui/breadcrumb'
import type { Crumb } from '../ui/breadcrumb-trail'
import { ChipList } from '../ui/chip-list'
import { ListTitle } from './list-title'
import styles from './listing-head.module.scss'

interface Props {
  trail: Crumb[]
  title: string
  description: string
  /** Narrower listings. */
  chips: { name: string; url: string; count: number }[]
}

export function ListingHead({ trail, title, description, chips }: Props) {
  const t = useTranslations('Listing')
  return (
    <ListTitle breadcrumb={<Breadcrumb trail={trail} current={title} />} title={title} description={description}>
      {chips.length > 0 && (
        <div className={styles.chips}>
          <ChipList label={t('narrow')} chips={chips} layout="swipe" />
        </div>
      )}
    </ListTitle>
  )
}
