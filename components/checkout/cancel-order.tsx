import { useTranslations } from 'next-intl'
import { Button } from '../ui/button'
import styles from './cancel-order.module.scss'

/** Cancels an order after a question asked in place. Needs no script. */
export function CancelOrder({ number }: { number: string }) {
  const t = useTranslations('PlacedOrder')
  return (
    <details>
      <summary className={styles.ask}>{t('cancel')}</summary>
      <form className={styles.question} method="post" action="/api/form/checkout/cancel">
        <input type="hidden" name="number" value={number} />
        <p>{t('cancelQuestion')}</p>
        <div>
          <Button type="submit" size="small">
            {t('cancelYes')}
          </Button>
        </div>
      </form>
    </details>
  )
}
