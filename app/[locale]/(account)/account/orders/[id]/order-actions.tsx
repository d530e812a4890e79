import { useTranslations } from 'next-intl'
import { invoicePath, orderConfirmationPath } from '@/lib/paths'
import { buttonClass, Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import type { Order } from '@/contract/entities/order'
import { ReorderForm } from '../order-card'
import styles from './order-actions.module.scss'

/** What can be done with an order, the most urgent first. */
export function OrderActions({ order: { number, canPay, hasInvoice } }: { order: Order }) {
  const t = useTranslations('OrderActions')
  return (
    <div className={styles.actions}>
      {canPay && (
        <LinkButton href={orderConfirmationPath(number)} kind="buy">
          {t('pay')}
        </LinkButton>
      )}
      <ReorderForm number={number} text={t('reorder')} />
      {hasInvoice && (
        <a className={buttonClass({ kind: 'line' })} href={invoicePath(number)}>
          {t('invoice')}
        </a>
      )}
    </div>
  )
}

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
