import type { ShippingMethod } from '@/contract/entities/shipping'
import { formatPrice } from '@/lib/format/price'
import type { Choice } from '../forms/form-choices'
import { fillText, pickPlural } from '@/lib/format/text-template'
import type { CheckoutContext } from './checkout-context'

const collectionsLast = (one: ShippingMethod, other: ShippingMethod) =>
  Number(one.kind === 'collection') - Number(other.kind === 'collection')

/** How long a way of delivery takes, in words; nothing where the store does not say. */
export function daysText(days: ShippingMethod['days'], { texts: { delivery, locale } }: CheckoutContext) {
  if (!days) return ''
  const { min, max } = days
  return min < max ? fillText(delivery.dayRange, { min, max }) : pickPlural(delivery.days, max, locale)
}

/** The shipping methods, each with its price: collections stand last. */
export const deliveryChoices = (methods: readonly ShippingMethod[], context: CheckoutContext): Choice[] =>
  methods.toSorted(collectionsLast).map(({ id, name, description, price, days }) => ({
    value: String(id),
    title: name,
    note: [daysText(days, context), description].filter(Boolean).join('. '),
    end: formatPrice(price, context.currency),
  }))
