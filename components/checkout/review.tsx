import type { Checkout, Draft } from '@/contract/entities/checkout'
import {
  billingField,
  type CheckoutStep,
  ELSEWHERE,
  needsDelivery,
  type PlaceField,
} from '@/contract/entities/checkout-fields'
import type { Country } from '@/contract/entities/store'
import { shownPostalCode } from '@/contract/postal-code'
import { stateName } from '@/lib/account/place'
import { formatPrice } from '@/lib/format/price'
import { PaymentCardList } from '../ui/payment-card'
import type { CheckoutContext } from './checkout-context'
import { timeText } from './delivery-step'
import styles from './review.module.scss'

/** Delivery or collection, billing address and shipping method, before the order is placed; nothing where none is sent. */
export function Review({
  checkout: { draft, lines, methods, totals },
  context,
}: {
  checkout: Checkout
  context: CheckoutContext
}) {
  const {
    countries,
    currency,
    texts: { payment: texts },
  } = context
  const method = methods.find(({ id }) => String(id) === draft.shippingId)
  const isCollected = method?.kind === 'collection'
  if (!needsDelivery(lines)) return null
  return (
    <section aria-labelledby="review">
      <h3 id="review" className={styles.title}>
        {texts.review}
      </h3>
      <dl className={styles.parts}>
        <div>
          <dt>{isCollected ? texts.collectAt : texts.to}</dt>
          <dd>
            {isCollected ? (
              method.description || method.name
            ) : (
              <PlaceLines draft={draft} nameOf={(field) => field} countries={countries} />
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.billTo}</dt>
          <dd>
            {draft.billingSame === ELSEWHERE ? (
              <PlaceLines draft={draft} nameOf={billingField} countries={countries} />
            ) : isCollected ? (
              <PlaceLines draft={draft} nameOf={(field) => field} countries={countries} />
            ) : (
              texts.same
            )}
          </dd>
        </div>
        {method && (
          <div>
            <dt>{texts.by}</dt>
            <dd>
              {method.name}, {formatPrice(totals.shippingPrice ?? method.price, currency)}
              <br />
              {timeText(method, context)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

interface ShortStepProps {
  step: CheckoutStep
  isDone: boolean
  checkout: Checkout
  context: CheckoutContext
}

/** A collapsed step: its values, or what it will ask for. */
export function ShortStep({ step, isDone, checkout: { draft, methods }, context }: ShortStepProps) {
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
          {[chosen.name, formatPrice(chosen.price, currency), timeText(chosen, context)].filter(Boolean).join(', ')}
        </p>
        {draft.note && <p className={styles.note}>{draft.note}</p>}
      </>
    )
  // Always one line: nothing moves while an address is typed.
  return texts.deliveryLater
}

interface PlaceLinesProps {
  draft: Draft
  nameOf: (field: PlaceField) => keyof Draft
  countries: readonly Country[]
}

/** An address of the draft in postal format. */
export function PlaceLines({ draft, nameOf, countries }: PlaceLinesProps) {
  const of = (field: PlaceField) => draft[nameOf(field)]
  const countryId = of('countryId')
  const country = countries.find(({ id }) => String(id) === countryId)?.name
  const state = stateName(countries, { countryId, state: of('state') })
  const lines = [
    `${of('firstname')} ${of('lastname')}`,
    of('street'),
    `${shownPostalCode(of('postalCode'))} ${of('city')}`.trim(),
    [state, country].filter(Boolean).join(', '),
  ]
  return (
    <address className={styles.lines}>
      {lines.map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  )
}
