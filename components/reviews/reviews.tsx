import { useTranslations } from 'next-intl'
import type { Review } from '@/contract/entities/feedback'
import type { DateContext } from '@/contract/format-date'
import type { List } from '@/contract/rules'
import type { FirstPage } from './live-reviews'
import { newReviewPath, reviewPages, type ReviewView } from '@/lib/catalog/product-feedback'
import { buttonClass } from '../ui/button'
import { MoreLink } from '../ui/load-more'
import { PreviousPage } from '../ui/previous-page'
import { OwnReview } from './own-review'
import { NoMatchingReviews, type Rating, ReviewBoard } from './review-board'
import { ReviewCard } from './review-card'
import { ReviewSwitch } from './review-switch'
import { type ReviewTexts, useOwnReviewTexts, useReviewTexts } from './review-texts'
import styles from './reviews.module.scss'

interface ReviewsProps {
  productKey: string
  rating: Rating
  page: List<Review>
  view: Pick<ReviewView, 'sort' | 'rating'>
  place: DateContext
}

/** A product's reviews as HTML; with JavaScript, their links load in place. */
export function Reviews({ productKey, rating, page, view, place }: ReviewsProps) {
  const t = useTranslations('Reviews')
  const texts = useReviewTexts()
  const own = (
    <OwnReview key="own" productKey={productKey} texts={useOwnReviewTexts()}>
      <WriteReview productKey={productKey} />
    </OwnReview>
  )
  if (rating.count === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.none}>{t('empty')}</p>
        {own}
      </div>
    )
  }
  const board = { productKey, rating, view, texts, own }
  const { list, ...first } = page
  // One array for both, so that the page's data contains it once.
  const items = list.map((review) => (
    <li key={review.id}>
      <ReviewCard review={review} place={place} texts={texts} />
    </li>
  ))
  return (
    <ReviewSwitch {...board} first={{ ...first, items }} place={place}>
      <ReviewBoard {...board}>
        <ReviewList productKey={productKey} page={{ ...first, items }} view={view} texts={texts} />
      </ReviewBoard>
    </ReviewSwitch>
  )
}

interface ReviewListProps {
  productKey: string
  page: FirstPage
  view: Pick<ReviewView, 'sort' | 'rating'>
  texts: ReviewTexts
}

/** One page of reviews with a link to the next. */
function ReviewList({ productKey, page: { items, page, limit, total }, view, texts }: ReviewListProps) {
  const shown = Math.min(page * limit, total)
  if (total === 0) return <NoMatchingReviews text={texts.none} />
  return (
    <>
      {page > 1 && <PreviousPage href={`${reviewPages(productKey, view)}${page - 1}`} text={texts.more.previous} />}
      <ul>{items}</ul>
      {shown < total && (
        <MoreLink shown={shown} total={total} href={`${reviewPages(productKey, view)}${page + 1}`} texts={texts.more} />
      )}
    </>
  )
}

function WriteReview({ productKey }: { productKey: string }) {
  const t = useTranslations('OwnReview')
  return (
    <div className={styles.write}>
      {/* Another root layout: a full page load in any case. */}
      <a className={buttonClass({ kind: 'line', isWide: true })} href={newReviewPath(productKey)}>
        {t('write')}
      </a>
      <p className={styles.note}>{t('writeNote')}</p>
    </div>
  )
}
