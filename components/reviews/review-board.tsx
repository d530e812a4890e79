import type { ReactNode } from 'react'
import type { ReviewView } from '@/lib/catalog/product-feedback'
import styles from './review-board.module.scss'
import { ReviewSort } from './review-sort'
import { ReviewSummary, type Rating } from './review-summary'
import type { ReviewTexts } from './review-texts'

interface Props {
  productKey: string
  rating: Rating
  view: Pick<ReviewView, 'sort' | 'rating'>
  texts: ReviewTexts
  /** The way to write one. */
  own: ReactNode
  /** The list. */
  children: ReactNode
}

/** All of a product's reviews: what they come to, and what they say. */
export const ReviewBoard = ({ own, children, ...rest }: Props) => (
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
