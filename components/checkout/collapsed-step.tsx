import type { Checkout, Draft } from '@/contract/entities/checkout'
import { billingField, type CheckoutStep, SEPARATE_BILLING, type PlaceField } from '@/contract/entities/checkout-fields'
import type { Country } from '@/contract/entities/store'
import { displayPostalCode } from '@/contract/postal-code'
import { stateName } from '@/lib/account/place'
import { formatPrice } from '@/lib/format/price'
import { PaymentCardList } from '../ui/payment-card'
import type { CheckoutContext } from './checkout-context'
import { timeText } from './delivery-step'
import styles from './collapsed-step.module.scss'

interface CollapsedStepProps {
  step: CheckoutStep
  isDone: boolean
  checkout: Checkout
  context: CheckoutContext
}

/** A collapsed step: its values in one line, or the fields it will have. */
export function CollapsedStep({ step, isDone, checkout: { draft, methods }, context }: CollapsedStepProps) {
  const { texts, countries, currency } = context
  const chosen = methods.find(({ id }) => String(id) === draft.shippingId)
  const isCollected = chosen?.kind === 'collection'
  if (step === 'payment') return <PaymentCardList label={texts.payment.methods} />
  if (step === 'contact') return draft.email
  if (step === 'address') {
    if (!isDone) return texts.addressLater
    const hasBillingAddress = draft.billingSame === SEPARATE_BILLING
    const shippingLine = <AddressLine draft={draft} nameOf={(field) => field} countries={countries} />
    const billingLine = hasBillingAddress ? (
      <AddressLine draft={draft} nameOf={billingField} countries={countries} />
    ) : (
      shippingLine
    )
    return (
      <>
        {!isCollected && shippingLine}
        {hasBillingAddress || isCollected ? (
          <>
            <p className={styles.bill}>{texts.address.billTo}</p>
            {billingLine}
          </>
        ) : (
          <p className={styles.small}>{texts.address.billingSame}</p>
        )}
      </>
    )
  }
  if (isDone && chosen) {
    const time = timeText(chosen, context)
    return (
      <>
        <p>{[chosen.name, formatPrice(chosen.price, currency)].join(', ')}</p>
        {time && <p className={styles.small}>{time}</p>}
        {isCollected && chosen.description && (
          <p className={styles.small}>
            {texts.payment.collectAt} {chosen.description}
          </p>
        )}
        {draft.note && <p className={styles.note}>{draft.note}</p>}
      </>
    )
  }
  // Always one line: nothing moves while an address is typed.
  return texts.deliveryLater
}

interface AddressLineProps {
  draft: Draft
  nameOf: (field: PlaceField) => keyof Draft
  countries: readonly Country[]
}

/** An address of the draft, in a line. */
export function AddressLine({ draft, nameOf, countries }: AddressLineProps) {
  const of = (field: PlaceField) => draft[nameOf(field)]
  const countryId = of('countryId')
  const country = countries.find(({ id }) => String(id) === countryId)?.name
  const state = stateName(countries, { countryId, state: of('state') })
  const parts = [
    `${of('firstname')} ${of('lastname')}`,
    of('street'),
    `${displayPostalCode(of('postalCode'))} ${of('city')}`.trim(),
    state,
    country,
  ]
  return <address className={styles.line}>{parts.filter(Boolean).join(', ')}</address>
}
