import { useTranslations } from 'next-intl'
import { orderConfirmationPath } from '@/lib/paths'
import { placedView, type PlacedView } from '@/lib/checkout/placed-view'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import { LinkButton } from '../ui/link-button'
import { Note } from '../ui/note'
import { CancelOrder } from './cancel-order'
import { NeverFromMemory } from './never-from-memory'
import { OrderWatch } from './order-watch'
import { PaymentWatch } from './payment-watch'
import { PlacedNext } from './placed-next'
import { PlacedOpen } from './placed-open'
import styles from './placed-screen.module.scss'
import { PlacedSummary } from './placed-summary'

type Props = Parameters<typeof PlacedOpen>[0] & {
  imageBase: string
  /** Whether what was asked of it last could not be done. */
  hasFailed: boolean
}

const ICONS: Record<PlacedView, IconName> = {
  paid: 'check',
  open: 'clock',
  processing: 'clock',
  canceled: 'close',
  expired: 'close',
  refunded: 'return',
}

const OVER: readonly PlacedView[] = ['canceled', 'expired', 'refunded']

/** An order for whoever placed it: what came of it, and what can be done. */
export function PlacedScreen({ imageBase, hasFailed, ...open }: Props) {
  const t = useTranslations('PlacedOrder')
  const { placed, currency } = open
  const { order, isGuest } = placed
  const { number, email } = order
  const view = placedView(placed)
  const wasPaid = order.history.some(({ event }) => event === 'paid')
  return (
    <div className={styles.columns}>
      <NeverFromMemory />
      <OrderWatch state={placed.paymentState} />
      <div className={styles.main}>
        <div>
          <span className={`${styles.mark} ${styles[view]}`}>
            <Icon name={ICONS[view]} />
          </span>
          <h1 className={styles.title}>{t(`${view}Title`)}</h1>
          <p className={styles.lead} role="status">
            {t(view === 'canceled' && wasPaid ? 'canceledPaidLead' : `${view}Lead`, { number, email })}
          </p>
        </div>
        {hasFailed && <Note kind="bad" text={t('failed')} />}
        {view === 'paid' && <PlacedNext order={order} isGuest={isGuest} />}
        {view === 'open' && <PlacedOpen {...open} />}
        {view === 'processing' && (
          <>
            <PaymentWatch number={number} patienceText={t('processingLong', { email })} />
            <div>
              <LinkButton kind="line" href={orderConfirmationPath(number)}>
                {t('reload')}
              </LinkButton>
            </div>
          </>
        )}
        {OVER.includes(view) && (
          <div>
            <LinkButton href="/product">{t('shop')}</LinkButton>
          </div>
        )}
        {order.canCancel && view === 'open' && <CancelOrder number={number} />}
      </div>
      <PlacedSummary order={order} currency={currency} imageBase={imageBase} />
    </div>
  )
}
