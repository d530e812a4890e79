import type { Currency } from '@/contract/entities/store'
import type { Order } from '@/contract/entities/order'
import type { FlashState } from '@/lib/forms/flash-state'
import { type DatePlace, formatDate, formatMoment } from '@/contract/format-date'
import { CancelOrder, OrderActions } from './order-actions'
import { OrderAside, OrderTotals } from './order-aside'
import { OrderLines } from './order-lines'
import styles from './order-screen.module.scss'
import { ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { OrderChips } from '@/components/account/order-chips'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import { OrderHistory, Shipments } from '@/components/account/order-tracking'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Note } from '@/components/ui/note'

interface OrderScreenProps {
  order: Order
  /** What became of the form that led here. */
  answer: FlashState | null
  place: DatePlace
  currency: Currency
  imageBase: string
}

/** A whole order: how it stands, what was bought, what it cost, and where it goes. */
export const OrderScreen = ({ order, answer, place, currency, imageBase }: OrderScreenProps) => (
  <>
    <OrderHead order={order} place={place} />
    <div className={styles.now}>
      <OrderNews order={order} answer={answer} place={place} />
      <OrderActions order={order} />
    </div>
    <div className={styles.columns}>
      <div className={styles.main}>
        <OrderProgress order={order} place={place} />
        <section className={styles.bought} aria-labelledby="order-lines">
          <OrderLines lines={order.lines} pieces={order.pieces} currency={currency} imageBase={imageBase} />
          <OrderTotals order={order} currency={currency} />
        </section>
        {order.canCancel && <CancelOrder number={order.number} isPaid={order.payment === 'paid'} />}
      </div>
      <OrderAside order={order} />
    </div>
  </>
)

/** Which order it is, from when, how it stands, and the way back to all of them. */
export function OrderHead({ order, place }: { order: Order; place: DatePlace }) {
  const t = useTranslations('OrderStatus')
  const page = useTranslations('OrderPage')
  return (
    <header className={styles.head}>
      <BackLink href={ORDERS_PATH}>{page('back')}</BackLink>
      <h1 className={styles.title}>{t('order', { number: order.number })}</h1>
      <p className={styles.placed}>{t('placed', { date: formatDate(order.placedAt, place) })}</p>
      <OrderChips order={order} texts={useOrderStatusTexts()} names="shown" />
    </header>
  )
}

/** What has happened so far, and the parcels there are. */
export function OrderProgress({
  order: { history, shipments, shippingKind },
  place,
}: {
  order: Order
  place: DatePlace
}) {
  return (
    <div className={styles.progress}>
      {history.length > 0 && <OrderHistory history={history} kind={shippingKind} place={place} heading="h2" />}
      {shipments.length > 0 && <Shipments shipments={shipments} kind={shippingKind} place={place} heading="h2" />}
    </div>
  )
}

interface OrderNewsProps {
  order: Order
  answer: FlashState | null
  place: DatePlace
}

/** What became of the form that led here, and until when an order waits for its payment. */
export function OrderNews({ order: { canPay, payUntil }, answer, place }: OrderNewsProps) {
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
