import type { Checkout } from '@/contract/entities/checkout'
import { billingField, ELSEWHERE } from '@/contract/entities/checkout-fields'
import { formatPrice } from '@/lib/format/price'
import { daysText } from './delivery-choices'
import type { CheckoutContext } from './checkout-context'
import { PlaceLines } from './place-lines'
import styles from './review.module.scss'

/** What will be sent where, or where it is collected, once more before it is ordered. */
export function Review({
  checkout: { draft, methods, totals },
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
              {daysText(method.days, context)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
