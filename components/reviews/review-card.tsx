import type { Review } from '@/contract/entities/feedback'
import { type DateContext, dayIn, formatDate } from '@/contract/format-date'
import { paragraphsOf } from '@/lib/format/text'
import { fillText } from '@/lib/format/text-template'
import styles from './review-card.module.scss'
import type { ReviewTexts } from './review-texts'
import { Stars } from './stars'

interface Props {
  review: Review
  place: DateContext
  texts: Pick<ReviewTexts, 'stars' | 'size' | 'fit' | 'fits'>
}

/** A customer's review of a product, with the size and its fit. */
export const ReviewCard = ({ review: { rating, title, content, author, at, size, fit }, place, texts }: Props) => (
  <article className={styles.card}>
    <div className={styles.head}>
      <Stars value={rating} label={fillText(texts.stars, { value: rating })} />
      <time className={styles.date} dateTime={dayIn(at, place)}>
        {formatDate(at, place)}
      </time>
    </div>
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.text}>
      {paragraphsOf(content).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
    {(size || fit) && (
      <dl className={styles.facts}>
        {size && <Fact name={texts.size} value={size} />}
        {fit && <Fact name={texts.fit} value={texts.fits[fit]} />}
      </dl>
    )}
    <p className={styles.author}>{author}</p>
  </article>
)

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
