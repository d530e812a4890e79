import type { Checkout } from '@/contract/entities/checkout'
import { billingField, ELSEWHERE, type CheckoutStep } from '@/contract/entities/checkout-fields'
import { formatPrice } from '@/lib/format/price'
import { PaymentCardList } from '../ui/payment-card'
import type { CheckoutContext } from './checkout-context'
import { daysText } from './delivery-choices'
import { PlaceLines } from './place-lines'
import styles from './short-step.module.scss'

interface Props {
  step: CheckoutStep
  isDone: boolean
  checkout: Checkout
  context: CheckoutContext
}

/** A folded step: what it holds, or what it will ask. */
export function ShortStep({ step, isDone, checkout: { draft, methods }, context }: Props) {
  const { texts, countries, currency } = context
  if (step === 'payment') return <PaymentCardList label={texts.payment.methods} />
  if (step === 'contact') return draft.email
  if (step === 'address') {
    if (!isDone) return texts.addressLater
    return (
      <div className={styles.places}>
        <PlaceLines draft={draft} nameOf={(field) => field} countries={countries} />
        {draft.billingSame === ELSEWHERE ? (
          <div>
            <p className={styles.bill}>{texts.address.billTo}</p>
            <PlaceLines draft={draft} nameOf={billingField} countries={countries} />
          </div>
        ) : (
          <p>{texts.address.billingSame}</p>
        )}
      </div>
    )
  }
  const chosen = methods.find(({ id }) => String(id) === draft.shippingId)
  if (isDone && chosen)
    return (
      <>
        <p>
          {[chosen.name, formatPrice(chosen.price, currency), daysText(chosen.days, context)]
            .filter(Boolean)
            .join(', ')}
        </p>
        {draft.note && <p className={styles.note}>{draft.note}</p>}
      </>
    )
  // In one line, whatever is known of it by now: nothing moves while an address is typed.
  return texts.deliveryLater
}
