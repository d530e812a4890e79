import { useTranslations } from 'next-intl'
import type { Question } from '@/contract/entities/feedback'
import { type DateContext, formatDate } from '@/contract/format-date'
import type { List } from '@/contract/rules'
import { newQuestionPath, questionsPath } from '@/lib/catalog/product-feedback'
import { paragraphsOf } from '@/lib/format/text'
import { fillText } from '@/lib/format/text-template'
import { buttonClass } from '../ui/button'
import { MoreLink } from '../ui/load-more'
import { useMoreTexts } from '../ui/more-texts'
import { PreviousPage } from '../ui/previous-page'
import styles from './questions.module.scss'

interface QuestionsProps {
  productKey: string
  page: List<Question>
  place: DateContext
}

/** Answered questions about a product, and the link to ask one. */
export function Questions({ productKey, page: { list, page, limit, total }, place }: QuestionsProps) {
  const t = useTranslations('Questions')
  const more = useMoreTexts()
  const shown = (page - 1) * limit + list.length
  return (
    <div className={styles.board}>
      <div className={styles.aside}>
        <p className={styles.lead}>{t(total > 0 ? 'lead' : 'empty')}</p>
        {/* Another root layout: a full page load in any case. */}
        <a className={buttonClass({ kind: 'line', isWide: true })} href={newQuestionPath(productKey)}>
          {t('ask')}
        </a>
        <p className={styles.note}>{t('askNote')}</p>
      </div>
      {list.length > 0 && (
        <div className={styles.list}>
          {page > 1 && <PreviousPage href={`${questionsPath(productKey)}?page=${page - 1}`} text={more.previous} />}
          <ul>
            {list.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} place={place} answered={t.raw('answered') as string} />
              </li>
            ))}
          </ul>
          {shown < total && (
            <MoreLink
              shown={shown}
              total={total}
              href={`${questionsPath(productKey)}?page=${page + 1}`}
              texts={{ ...more, more: t('more') }}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface QuestionCardProps {
  question: Question
  place: DateContext
  /** 'Asked by {author}, answered on {date}' */
  answered: string
}

const QuestionCard = ({ question: { question, answer, author, answeredAt }, place, answered }: QuestionCardProps) => (
  <article className={styles.card}>
    <h3 className={styles.question}>{question}</h3>
    <div className={styles.answer}>
      {paragraphsOf(answer).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
    <p className={styles.author}>{fillText(answered, { author, date: formatDate(answeredAt, place) })}</p>
  </article>
)
