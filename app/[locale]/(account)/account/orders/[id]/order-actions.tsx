import { useTranslations } from 'next-intl'
import { invoicePath, orderConfirmationPath } from '@/lib/paths'
import { buttonClass } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import type { Order } from '@/contract/entities/order'
import { ReorderForm } from '../reorder-form'
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
