import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import styles from './cancel-order.module.scss'

interface Props {
  number: string
  isPaid: boolean
}

/** Cancels an order after a question that is asked in place; closing it again keeps the order. */
export function CancelOrder({ number, isPaid }: Props) {
  const t = useTranslations('CancelOrder')
  return (
    <details>
      <summary className={styles.ask}>{t('ask')}</summary>
      <form className={styles.question} method="post" action="/api/form/account/order/cancel">
        <input type="hidden" name="number" value={number} />
        <p>{isPaid ? t('questionPaid') : t('question')}</p>
        <Button type="submit" size="small">
          {t('yes')}
        </Button>
      </form>
    </details>
  )
}
