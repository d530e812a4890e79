import type { ShippingMethod } from '../../contract/entities/shipping'

const byPriceThenDays = (one: ShippingMethod, other: ShippingMethod) =>
  one.price - other.price || (other.days?.max ?? 0) - (one.days?.max ?? 0)

/** The cheapest delivery, and of equally cheap ones the slowest: no more is promised than holds. A collection is none. */
export const cheapestDelivery = (methods: readonly ShippingMethod[]): ShippingMethod | null =>
  methods.filter(({ kind }) => kind === 'delivery').toSorted(byPriceThenDays)[0] ?? null
