import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { orderAsShown } from '@/lib/account/orders'
import { getOrder } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import type { Currency } from '@/contract/entities/store'
import { type Order, UNSENT_CANCEL_DAYS } from '@/contract/entities/order'
import { type DateContext, formatDate, formatDayRange, formatDateTime } from '@/contract/format-date'
import { OrderAside, OrderLines, OrderTotals } from './order-details'
import styles from './page.module.scss'
import { invoicePath, orderConfirmationPath, orderPath, ORDERS_PATH } from '@/lib/paths'
import { useLocale, useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { OrderChips } from '@/components/account/order-chips'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import { OrderHistory, Shipments } from '@/components/account/order-tracking'
import { ErrorSummary } from '@/components/forms/error-summary'
import { PrintHeader } from '@/components/ui/print-header'
import { Note } from '@/components/ui/note'
import { Button, buttonClass } from '@/components/ui/button'
import { CollapseLink } from '@/components/ui/collapse-link'
import { LinkButton } from '@/components/ui/link-button'
import { UnbrokenNumbers } from '@/components/ui/unbroken-numbers'
import { ReorderForm } from '@/components/forms/reorder-form'

type OrderPageProps = PageProps<'/[locale]/account/orders/[id]'>

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('OrderStatus'), params])
  return { title: t('order', { number: id }), robots: { index: false } }
}

/** One order (spec §2). An order of another customer is 404, like one that does not exist. */
export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  const { id } = await params
  const [order, place, settings, flash] = await Promise.all([
    getOrder(id),
    getDatePlace(),
    getStoreSettings(),
    readFlashState(await searchParams),
  ])
  const shop = { place, imageBase: imageBaseUrl(), hasTickets: !settings.disabled.includes('tickets') }
  return (
    <>
      <PrintHeader {...settings} />
      <OrderScreen {...orderAsShown(order, settings.currency)} flash={flash} {...shop} />
    </>
  )
}

interface OrderScreenProps {
  order: Order
  /** The result of the form that redirected here. */
  flash: FlashState | null
  place: DateContext
  currency: Currency
  imageBase: string
  hasTickets: boolean
}

/** The page of an order: its state, items, total and addresses. */
const OrderScreen = ({ order, flash, place, currency, imageBase, hasTickets }: OrderScreenProps) => (
  <>
    <OrderHead order={order} place={place} />
    <div className={styles.now}>
      <OrderNotices order={order} flash={flash} place={place} />
      <OrderActions order={order} />
    </div>
    <div className={styles.columns}>
      <div className={styles.main}>
        <OrderProgress order={order} place={place} />
        <section className={styles.bought} aria-labelledby="order-lines">
          <OrderLines lines={order.lines} pieces={order.pieces} currency={currency} imageBase={imageBase} />
          <OrderTotals order={order} currency={currency} />
        </section>
        <CancelOrder order={order} />
      </div>
      <OrderAside order={order} hasTickets={hasTickets} />
    </div>
  </>
)

/** The order's number, date and state, and the link back to all orders. */
function OrderHead({ order, place }: { order: Order; place: DateContext }) {
  const t = useTranslations('OrderStatus')
  const page = useTranslations('OrderPage')
  return (
    <header className={styles.head}>
      <BackLink href={ORDERS_PATH}>{page('back')}</BackLink>
      <h1 className={styles.title}>
        <UnbrokenNumbers text={t('order', { number: order.number })} />
      </h1>
      <p className={styles.placed}>{t('placed', { date: formatDate(order.placedAt, place) })}</p>
      <OrderChips order={order} texts={useOrderStatusTexts()} names="shown" />
      <Arrival order={order} />
    </header>
  )
}

/** The expected delivery or collection date of a paid order. */
function Arrival({ order: { payment, arrival, shippingKind } }: { order: Order }) {
  const t = useTranslations('Arrival')
  const locale = useLocale()
  if (payment !== 'paid' || !arrival) return null
  return (
    <p className={styles.arrival}>
      {t(shippingKind === 'collection' ? 'ready' : 'arrives', { days: formatDayRange(arrival, locale) })}
    </p>
  )
}

/** The history of the order, and its parcels. */
function OrderProgress({ order: { history, shipments, shippingKind }, place }: { order: Order; place: DateContext }) {
  return (
    <div className={styles.progress}>
      {history.length > 0 && <OrderHistory history={history} kind={shippingKind} place={place} heading="h2" />}
      {shipments.length > 0 && <Shipments shipments={shipments} kind={shippingKind} place={place} heading="h2" />}
    </div>
  )
}

interface OrderNoticesProps {
  order: Order
  flash: FlashState | null
  place: DateContext
}

/** The result of the form that redirected here, and the payment deadline of an unpaid order. */
function OrderNotices({ order: { canPay, payUntil }, flash, place }: OrderNoticesProps) {
  const t = useTranslations('OrderNews')
  const form = useTranslations('Form')
  if (!flash && !canPay) return null
  return (
    <div className={styles.news}>
      {flash?.isDone && <Note kind="good" text={t('canceled')} />}
      {flash && !flash.isDone && <ErrorSummary title={flash.refusal || form('failed')} errors={[]} />}
      {canPay && payUntil && <p>{t('payUntil', { moment: formatDateTime(payUntil, place) })}</p>}
    </div>
  )
}

/** The actions of an order, the most urgent first. */
function OrderActions({ order: { number, canPay, hasInvoice } }: { order: Order }) {
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

/**
 * Cancels an order after a confirmation in place; closing it keeps the order. For a paid order that has not been
 * shipped it explains why that is not possible.
 */
function CancelOrder({ order: { number, payment, needsDelivery, canCancel } }: { order: Order }) {
  const t = useTranslations('CancelOrder')
  const isPaid = payment === 'paid'
  if (!canCancel)
    return isPaid && !needsDelivery && <p className={styles.placed}>{t('tooLate', { days: UNSENT_CANCEL_DAYS })}</p>
  const question = !isPaid ? 'question' : needsDelivery ? 'questionPaid' : 'questionUnsent'
  return (
    <details>
      <summary className={styles.ask}>{t('ask')}</summary>
      <form className={styles.question} method="post" action="/api/form/account/order/cancel">
        <input type="hidden" name="number" value={number} />
        <p>{t(question)}</p>
        <div className={styles.answers}>
          <Button type="submit" size="small">
            {t('yes')}
          </Button>
          <CollapseLink kind="line" size="small" href={orderPath(number)}>
            {t('no')}
          </CollapseLink>
        </div>
      </form>
    </details>
  )
}
