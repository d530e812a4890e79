import { reviewsPath, SORTS, type ReviewView } from '@/lib/catalog/product-feedback'
import styles from './review-sort.module.scss'
import type { ReviewTexts } from './review-texts'

interface Props {
  productKey: string
  view: Pick<ReviewView, 'sort' | 'rating'>
  texts: ReviewTexts
}

/** The orders reviews can be read in, and the way back from those of one rating to all. */
export const ReviewSort = ({ productKey, view: { sort, rating }, texts }: Props) => (
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
