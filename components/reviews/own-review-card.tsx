import type { OwnReview, ReviewState } from '@/contract/entities/feedback'
import { fillText } from '@/lib/format/text-template'
import { StatusChip, type StatusTone } from '../ui/status-chip'
import styles from './own-review-card.module.scss'
import { Stars } from './stars'

export interface OwnReviewTexts {
  own: string
  /** '{value} out of 5 stars' */
  stars: string
  states: Record<ReviewState, string>
  meanings: Record<ReviewState, string>
}

const TONES: Record<ReviewState, StatusTone> = { waiting: 'warn', approved: 'ok', refused: 'bad' }

interface Props {
  own: NonNullable<OwnReview>
  texts: OwnReviewTexts
}

/** A customer's own review with its moderation state. */
export const OwnReviewCard = ({ own: { state, rating, title, content }, texts }: Props) => (
  <section className={styles.card} aria-label={texts.own}>
    <div className={styles.head}>
      <b>{texts.own}</b>
      <StatusChip tone={TONES[state]} text={texts.states[state]} />
    </div>
    <Stars value={rating} label={fillText(texts.stars, { value: rating })} />
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{content}</p>
    <p className={styles.note}>{texts.meanings[state]}</p>
  </section>
)
