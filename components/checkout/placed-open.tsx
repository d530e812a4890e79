import { useTranslations } from 'next-intl'
import { toldFailure } from '@/lib/checkout/placed-view'
import type { PlacedOrder } from '@/contract/entities/checkout'
import type { Currency } from '@/contract/entities/store'
import type { PaymentMethods } from '@/contract/payment/intent'
import { formatMoment, type DatePlace } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/price'
import { useFormTexts } from '../forms/form-texts'
import { Note } from '../ui/note'
import { PayForm } from './pay-form'

interface Props {
  placed: PlacedOrder
  payments: PaymentMethods
  currency: Currency
  place: DatePlace
}

const FAILURES = { declined: 'declined', timeout: 'timeout', 'second-step': 'secondStep' } as const

/** An order that waits for its payment: until when, why it was not paid, and the ways to pay it. */
export function PlacedOpen({ placed, payments, currency, place }: Props) {
  const { order, paymentState } = placed
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
        <Note kind="warn" text={`${t(FAILURES[toldFailure(placed)])} ${t('tryOther')}`} />
      )}
      {order.payUntil && <p>{t('until', { time: formatMoment(order.payUntil, place) })}</p>}
      {order.canPay && payments.length > 0 ? (
        <PayForm number={order.number} payments={payments} chosen={order.paymentMethod} texts={texts} />
      ) : (
        <Note kind="bad" text={t('none')} />
      )}
    </>
  )
}
