import type { ProductDetail } from '@/contract/entities/product'
import { RATINGS, reviewsPath, type ReviewView } from '@/lib/catalog/product-feedback'
import { fillText, pickPlural } from '@/lib/format/text-template'
import styles from './review-summary.module.scss'
import type { ReviewTexts } from './review-texts'
import { Stars } from './stars'

export type Rating = ProductDetail['rating']

interface Props {
  productKey: string
  rating: Rating
  view: Pick<ReviewView, 'sort' | 'rating'>
  texts: ReviewTexts
}

/** An average as it is written: 4.6, and 4,6 in German. */
export const averageText = (average: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)

/** The average, and how many gave how many stars: each bar leads to its reviews. */
export function ReviewSummary({ productKey, rating, view: { sort, rating: chosen }, texts }: Props) {
  const { average, count, stars } = rating
  const { locale } = texts
  const value = averageText(average, locale)
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <b className={styles.value} aria-hidden="true">
          {value}
        </b>
        <div>
          <Stars value={average} label={fillText(texts.stars, { value })} size="large" />
          <p className={styles.count}>{pickPlural(texts.count, count, locale)}</p>
        </div>
      </div>
      <ul className={styles.bars} aria-label={texts.spread}>
        {RATINGS.map((of) => {
          const number = stars[of - 1] ?? 0
          return (
            <li key={of}>
              <a
                className={styles.bar}
                href={reviewsPath(productKey, { sort, rating: of })}
                aria-label={fillText(pickPlural(texts.bar, number, locale), { rating: of })}
                aria-current={of === chosen || undefined}
              >
                <span>{of}</span>
                <progress className={styles.track} value={number} max={Math.max(count, 1)} aria-hidden="true" />
                <span className={styles.number}>{number}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
