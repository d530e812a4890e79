import type { ReactNode } from 'react'
import type { ProductDetail } from '@/contract/entities/product'
import { RATINGS, reviewsPath, type ReviewView, SORTS } from '@/lib/catalog/product-feedback'
import { fillText, pickPlural } from '@/lib/format/text-template'
import styles from './review-board.module.scss'
import type { ReviewTexts } from './review-texts'
import { VisuallyHidden } from '../ui/visually-hidden'
import { Stars } from './stars'

export type Rating = ProductDetail['rating']

interface ViewProps {
  productKey: string
  view: Pick<ReviewView, 'sort' | 'rating'>
  texts: ReviewTexts
}

interface ReviewBoardProps extends ViewProps {
  rating: Rating
  /** The customer's own review, or the link to write one. */
  own: ReactNode
  /** The list. */
  children: ReactNode
}

/** Rating summary, sort links and the list of reviews. */
export const ReviewBoard = ({ own, children, ...rest }: ReviewBoardProps) => (
  <div className={styles.board}>
    <div className={styles.aside}>
      <ReviewSummary {...rest} />
      {own}
    </div>
    <div className={styles.list}>
      <ReviewSort {...rest} />
      {children}
    </div>
  </div>
)

/** Shown when no review matches the rating filter. */
export const NoMatchingReviews = ({ text }: { text: string }) => <p className={styles.none}>{text}</p>

/** The average and a histogram; each bar links to the reviews with that rating. */
function ReviewSummary({ productKey, rating, view: { sort, rating: chosen }, texts }: ViewProps & { rating: Rating }) {
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
                aria-current={of === chosen || undefined}
              >
                <VisuallyHidden>{fillText(pickPlural(texts.bar, number, locale), { rating: of })}</VisuallyHidden>
                <span aria-hidden="true">{of}</span>
                <progress className={styles.track} value={number} max={Math.max(count, 1)} aria-hidden="true" />
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Sort links; with a rating filter also the link to all reviews. */
const ReviewSort = ({ productKey, view: { sort, rating }, texts }: ViewProps) => (
  <nav className={styles.sorts} aria-label={texts.order}>
    {rating > 0 && (
      <a className={styles.all} href={reviewsPath(productKey, { sort, rating: 0 })}>
        {texts.all}
      </a>
    )}
    {SORTS.map((name) => (
      <a
        key={name}
        className={styles.sort}
        href={reviewsPath(productKey, { sort: name, rating })}
        aria-current={name === sort || undefined}
      >
        {texts.sorts[name]}
      </a>
    ))}
  </nav>
)

/** The average with one decimal: 4.6 in English, 4,6 in German. */
export const averageText = (average: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
