import type { Review } from '@/contract/entities/feedback'
import { formatDate, type DatePlace } from '@/contract/format-date'
import { paragraphsOf } from '@/lib/format/text'
import { fillText } from '@/lib/format/text-template'
import styles from './review-card.module.scss'
import { Stars } from './stars'

interface Props {
  review: Review
  place: DatePlace
  /** '{value} out of 5 stars' */
  stars: string
}

export const ReviewCard = ({ review: { rating, title, content, author, at }, place, stars }: Props) => (
  <article className={styles.card}>
    <div className={styles.head}>
      <Stars value={rating} label={fillText(stars, { value: rating })} />
      <time className={styles.date} dateTime={at}>
        {formatDate(at, place)}
      </time>
    </div>
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.text}>
      {paragraphsOf(content).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
    <p className={styles.author}>{author}</p>
  </article>
)
