import { useTranslations } from 'next-intl'
import type { Question } from '@/contract/entities/question'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import { newQuestionPath, questionsPath } from '@/lib/catalog/product-feedback'
import { buttonClass } from '../ui/button'
import { MoreLink } from '../ui/more-link'
import { PreviousPage } from '../ui/previous-page'
import { useMoreTexts } from '../ui/more-texts'
import { QuestionCard } from './question-card'
import styles from './questions.module.scss'

interface Props {
  productKey: string
  page: List<Question>
  place: DatePlace
}

/** Questions about a product with their answers, and the way to ask one. */
export function Questions({ productKey, page: { list, page, limit, total }, place }: Props) {
  const t = useTranslations('Questions')
  const more = useMoreTexts()
  const shown = (page - 1) * limit + list.length
  return (
    <div className={styles.board}>
      <div className={styles.aside}>
        <p className={styles.lead}>{t(total > 0 ? 'lead' : 'empty')}</p>
        {/* Another root layout: a page load either way. */}
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
