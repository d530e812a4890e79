import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Note } from '@/components/ui/note'
import type { Order } from '@/contract/entities/order'
import { formatMoment, type DatePlace } from '@/lib/format/date'
import type { FlashState } from '@/lib/forms/flash-state'
import styles from './order-news.module.scss'

interface Props {
  order: Order
  answer: FlashState | null
  place: DatePlace
}

/** What became of the form that led here, and until when an order waits for its payment. */
export function OrderNews({ order: { canPay, payUntil }, answer, place }: Props) {
  const t = useTranslations('OrderNews')
  const form = useTranslations('Form')
  if (!answer && !canPay) return null
  return (
    <div className={styles.news}>
      {answer?.isDone && <Note kind="good" text={t('canceled')} />}
      {answer && !answer.isDone && <ErrorSummary title={answer.refusal || form('failed')} errors={[]} />}
      {canPay && payUntil && <p>{t('payUntil', { moment: formatMoment(payUntil, place) })}</p>}
    </div>
  )
}
