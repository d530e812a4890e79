import { useLocale, useTranslations } from 'next-intl'
import styles from './rating-link.module.scss'
import { averageText, type Rating } from './review-board'
import { Stars } from './stars'

/** The rating of a product in one line, linked to its reviews. */
export function RatingLink({ rating: { average, count } }: { rating: Rating }) {
  const t = useTranslations('Reviews')
  const value = averageText(average, useLocale())
  if (count === 0) return null
  return (
    <p className={styles.line}>
      <Stars value={average} label={t('stars', { value })} />
      <b className={styles.value} aria-hidden="true">
        {value}
      </b>
      <a className={styles.link} href="#reviews">
        {t('count', { count })}
      </a>
    </p>
  )
}
