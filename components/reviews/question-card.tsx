import { paragraphsOf } from '@/lib/format/text'
import type { Question } from '@/contract/entities/question'
import { formatDate, type DatePlace } from '@/contract/format-date'
import { fillText } from '@/lib/format/text-template'
import styles from './question-card.module.scss'

interface Props {
  question: Question
  place: DatePlace
  /** 'Asked by {author}, answered on {date}' */
  answered: string
}

/** A shopper's question and the shop's answer. */
export const QuestionCard = ({ question: { question, answer, author, answeredAt }, place, answered }: Props) => (
  <article className={styles.card}>
    <h3 className={styles.question}>{question}</h3>
    <div className={styles.answer}>
      {paragraphsOf(answer).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
    <p className={styles.note}>{fillText(answered, { author, date: formatDate(answeredAt, place) })}</p>
  </article>
)
