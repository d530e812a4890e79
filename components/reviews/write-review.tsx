import { useTranslations } from 'next-intl'
import { newReviewPath } from '@/lib/catalog/product-feedback'
import { buttonClass } from '../ui/button'
import styles from './write-review.module.scss'

/** The way to write a review. */
export function WriteReview({ productKey }: { productKey: string }) {
  const t = useTranslations('OwnReview')
  return (
    <div className={styles.write}>
      {/* Another root layout: a page load either way. */}
      <a className={buttonClass({ kind: 'line', isWide: true })} href={newReviewPath(productKey)}>
        {t('write')}
      </a>
      <p className={styles.note}>{t('writeNote')}</p>
    </div>
  )
}
