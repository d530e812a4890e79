import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { confirmationState, type ConfirmationState } from '@/lib/checkout/confirmation-state'
import { orderConfirmationPath } from '@/lib/paths'
import { ReorderForm } from '../forms/reorder-form'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import { LinkButton } from '../ui/link-button'
import { Note } from '../ui/note'
import { PrintHeader } from '../ui/print-header'
import { UnbrokenNumbers } from '../ui/unbroken-numbers'
import { CancelOrder, ConfirmationNextSteps, PaymentPrompt } from './confirmation-actions'
import { ReloadOnRestore, OrderWatch, PaymentPolling } from './confirmation-refresh'
import { ConfirmationSummary } from './confirmation-summary'
import styles from './order-confirmation.module.scss'

type Props = Parameters<typeof PaymentPrompt>[0] & {
  imageBase: string
  /** Whether the last action on the order failed. */
  hasFailed: boolean
  store: ComponentProps<typeof PrintHeader>
}

const ICONS: Record<ConfirmationState, IconName> = {
  paid: 'check',
  open: 'clock',
  processing: 'clock',
  canceled: 'close',
  expired: 'close',
  refunded: 'return',
}

const FINAL_STATES: readonly ConfirmationState[] = ['canceled', 'expired', 'refunded']

/** The state of a placed order and the actions that are possible in it. */
export function OrderConfirmation({ imageBase, hasFailed, store, ...promptProps }: Props) {
  const t = useTranslations('PlacedOrder')
  const { placedOrder, currency } = promptProps
  const { order, isGuest } = placedOrder
  const { number, email } = order
  const view = confirmationState(placedOrder)
  const wasPaid = order.history.some(({ event }) => event === 'paid')
  return (
    <div className={styles.columns}>
      <ReloadOnRestore />
      <OrderWatch state={placedOrder.paymentState} />
      <div className={styles.main}>
        <PrintHeader {...store} />
        <div>
          <span className={`${styles.mark} ${styles[view]}`}>
            <Icon name={ICONS[view]} />
          </span>
          <h1 className={styles.title}>{t(`${view}Title`)}</h1>
          <p className={styles.lead} role="status">
            <UnbrokenNumbers
              text={t(view === 'canceled' && wasPaid ? 'canceledPaidLead' : `${view}Lead`, { number, email })}
            />
          </p>
        </div>
        {hasFailed && <Note kind="bad" text={t('failed')} />}
        {view === 'paid' && <ConfirmationNextSteps order={order} isGuest={isGuest} />}
        {view === 'open' && <PaymentPrompt {...promptProps} />}
        {view === 'processing' && (
          <>
            <PaymentPolling number={number} timeoutText={t('processingLong', { email })} />
            <div>
              <LinkButton kind="line" href={orderConfirmationPath(number)}>
                {t('reload')}
              </LinkButton>
            </div>
          </>
        )}
        {FINAL_STATES.includes(view) && (
          <div className={styles.over}>
            {!isGuest && <ReorderForm number={number} text={t('reorder')} kind="ink" />}
            <LinkButton kind={isGuest ? 'ink' : 'line'} href="/product">
              {t('shop')}
            </LinkButton>
          </div>
        )}
        {order.canCancel && view === 'open' && <CancelOrder number={number} />}
      </div>
      <ConfirmationSummary order={order} currency={currency} imageBase={imageBase} />
    </div>
  )
}
