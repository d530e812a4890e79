import { useTranslations } from 'next-intl'
import type { Review } from '@/contract/entities/review'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import type { ReviewView } from '@/lib/catalog/product-feedback'
import { OwnReview } from './own-review'
import { useOwnReviewTexts } from './own-review-texts'
import { ReviewBoard } from './review-board'
import { ReviewList } from './review-list'
import type { Rating } from './review-summary'
import { ReviewSwitch } from './review-switch'
import { useReviewTexts } from './review-texts'
import styles from './reviews.module.scss'
import { WriteReview } from './write-review'

interface Props {
  productKey: string
  rating: Rating
  page: List<Review>
  view: Pick<ReviewView, 'sort' | 'rating'>
  place: DatePlace
}

/** A product's reviews: in the HTML, and with a script followed without leaving the page. */
export function Reviews({ productKey, rating, page, view, place }: Props) {
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
  return (
    <ReviewSwitch {...board} first={page} place={place}>
      <ReviewBoard {...board}>
        <ReviewList productKey={productKey} page={page} view={view} place={place} texts={texts} />
      </ReviewBoard>
    </ReviewSwitch>
  )
}
