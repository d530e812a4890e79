import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../ui/link'
import { fillPath } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { PlacedOrder } from '@/contract/entities/checkout'
import type { Currency } from '@/contract/entities/store'
import { type DateContext, formatDayRange, formatDateTime } from '@/contract/format-date'
import type { PaymentMethods } from '@/contract/payment/intent'
import { knownPaymentFailure } from '@/lib/checkout/confirmation-state'
import { formatPrice } from '@/lib/format/price'
import { orderConfirmationPath, ORDERS_PATH } from '@/lib/paths'
import { useFormTexts } from '../forms/form-texts'
import { Button } from '../ui/button'
import { CollapseLink } from '../ui/collapse-link'
import { Icon } from '../ui/icon'
import { LinkButton } from '../ui/link-button'
import { Note } from '../ui/note'
import styles from './confirmation-actions.module.scss'
import { PayForm } from './pay-form'

interface Props {
  placedOrder: PlacedOrder
  payments: PaymentMethods
  currency: Currency
  place: DateContext
}

const FAILURES = { declined: 'declined', timeout: 'timeout', 'second-step': 'secondStep' } as const

/** An unpaid order: deadline, last payment failure and payment methods. */
export function PaymentPrompt({ placedOrder, payments, currency, place }: Props) {
  const { order, paymentState } = placedOrder
  const t = useTranslations('PlacedOrder')
  const texts = {
    legend: t('methods'),
    pay: t('payTotal', { total: formatPrice(order.total, currency) }),
    paying: t('paying'),
    form: useFormTexts(['paymentMethod']),
  }
  return (
    <>
      {paymentState === 'declined' && (
        <Note kind="warn" text={`${t(FAILURES[knownPaymentFailure(placedOrder)])} ${t('tryOther')}`} />
      )}
      {order.payUntil && <p>{t('until', { time: formatDateTime(order.payUntil, place) })}</p>}
      {order.canPay && payments.length > 0 ? (
        <PayForm number={order.number} payments={payments} chosen={order.paymentMethod} texts={texts} />
      ) : (
        <Note kind="bad" text={t('none')} />
      )}
    </>
  )
}

/**
 * The next steps of a paid order that is shipped, and how to track it: guests track it with one click, without typing.
 */
export function ConfirmationNextSteps({ order, isGuest }: Pick<PlacedOrder, 'order' | 'isGuest'>) {
  const { number, hasInvoice, shippingKind, needsDelivery, arrival } = order
  const t = useTranslations('PlacedOrder')
  const arrivals = useTranslations('Arrival')
  const locale = useLocale()
  const steps = [t('nextPack'), shippingKind === 'collection' ? t('nextCollect') : t('nextMail')]
  return (
    <>
      {needsDelivery && arrival && (
        <p className={styles.arrival}>
          <Icon name={shippingKind === 'collection' ? 'box' : 'truck'} />
          {arrivals(shippingKind === 'collection' ? 'ready' : 'arrives', { days: formatDayRange(arrival, locale) })}
        </p>
      )}
      {needsDelivery && (
        <section aria-labelledby="placed-next">
          <h2 id="placed-next" className={styles.title}>
            {t('nextTitle')}
          </h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles.links}>
        {isGuest ? (
          <form method="post" action="/api/form/order-track">
            <input type="hidden" name="number" value={number} />
            <input type="hidden" name="email" value={order.email} />
            <Button type="submit">{t('nextTrack')}</Button>
          </form>
        ) : (
          <LinkButton href={`${ORDERS_PATH}/${number}`}>{t('nextAccount')}</LinkButton>
        )}
        {hasInvoice && (
          <a className={styles.link} href={fillPath(CALLS.getInvoice.path, { number })}>
            {t('invoice')}
          </a>
        )}
        <Link className={styles.link} href="/product">
          {t('shop')}
        </Link>
      </div>
      {isGuest && (
        <section className={styles.offer} aria-labelledby="placed-account">
          <h2 id="placed-account" className={styles.title}>
            {t('accountTitle')}
          </h2>
          <p className={styles.text}>{t('accountText')}</p>
          <LinkButton kind="line" href="/register">
            {t('accountAction')}
          </LinkButton>
        </section>
      )}
    </>
  )
}

/** Cancels an order after an inline confirmation. Works without JavaScript. */
export function CancelOrder({ number }: { number: string }) {
  const t = useTranslations('PlacedOrder')
  return (
    <details className={styles.cancel}>
      <summary className={styles.ask}>{t('cancel')}</summary>
      <form className={styles.question} method="post" action="/api/form/checkout/cancel">
        <input type="hidden" name="number" value={number} />
        <p>{t('cancelQuestion')}</p>
        <div className={styles.answers}>
          <Button type="submit" size="small">
            {t('cancelYes')}
          </Button>
          <CollapseLink kind="line" size="small" href={orderConfirmationPath(number)}>
            {t('cancelNo')}
          </CollapseLink>
        </div>
      </form>
    </details>
  )
}
