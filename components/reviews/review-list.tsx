import type { Review } from '@/contract/entities/review'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import { reviewPages, type ReviewView } from '@/lib/catalog/product-feedback'
import { MoreLink } from '../ui/more-link'
import { PreviousPage } from '../ui/previous-page'
import styles from './live-review-list.module.scss'
import { ReviewCard } from './review-card'
import type { ReviewTexts } from './review-texts'

interface Props {
  productKey: string
  page: List<Review>
  view: Pick<ReviewView, 'sort' | 'rating'>
  place: DatePlace
  texts: ReviewTexts
}

/** One page of reviews as HTML, and a link to the next. */
export function ReviewList({ productKey, page: { list, page, limit, total }, view, place, texts }: Props) {
  const shown = (page - 1) * limit + list.length
  if (list.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <>
      {page > 1 && <PreviousPage href={`${reviewPages(productKey, view)}${page - 1}`} text={texts.more.previous} />}
      <ul>
        {list.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} place={place} stars={texts.stars} />
          </li>
        ))}
      </ul>
      {shown < total && (
        <MoreLink shown={shown} total={total} href={`${reviewPages(productKey, view)}${page + 1}`} texts={texts.more} />
      )}
    </>
  )
}
