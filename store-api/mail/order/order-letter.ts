import type { Currency } from '../../../contract/entities/store'
import { formatMoment, type DatePlace } from '../../../contract/format-date'
import { formatPrice } from '../../../contract/format-price'
import type { OrderFacts, OrderMailTexts } from '../../i18n/types'
import type { OrderMailTemplate } from './order-mail'
import { isWaiting } from './order-link'
import type { MailedOrder } from './read-mailed-order'

const LETTERS = {
  'order-placed': 'placed',
  'order-paid': 'paid',
  'order-shipped': 'shipped',
  'order-canceled': 'canceled',
  'order-refunded': 'refunded',
} as const satisfies Record<OrderMailTemplate, keyof OrderMailTexts>

/** What of so many pieces a parcel is. */
function parcelOf(parcel: MailedOrder['parcel'], pieces: number): OrderFacts['parcel'] {
  if (!parcel || parcel.pieces >= pieces) return 'whole'
  return parcel.sentSoFar >= pieces ? 'rest' : 'part'
}

function factsOf(order: MailedOrder, place: DatePlace, currency: Currency) {
  const { row, lines, parcel, refunded, isExpired } = order
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    number: row.number,
    payUntil: row.payUntil && isWaiting(order) ? formatMoment(row.payUntil.toISOString(), place) : '',
    refund: refunded > 0 ? formatPrice(refunded, currency) : '',
    isExpired,
    isCollection: row.shippingKind === 'collection',
    pieces: parcel?.pieces ?? pieces,
    parcel: parcelOf(parcel, pieces),
  } satisfies OrderFacts
}

/** What a letter about an order says in its sentences. */
export function orderLetter(
  template: OrderMailTemplate,
  order: MailedOrder,
  how: { texts: OrderMailTexts; place: DatePlace; currency: Currency },
) {
  const text = how.texts[LETTERS[template]]
  const facts = factsOf(order, how.place, how.currency)
  return { subject: text.subject(facts), before: text.before(facts), after: text.after(facts) }
}
