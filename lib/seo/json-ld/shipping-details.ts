import type { Currency } from '../../../contract/entities/store'
import { decimalPrice } from '../../format/decimal-price'
import type { LdNode } from './node'

/** A way to have an order delivered to one country. */
export interface Delivery {
  /** ISO 3166 code of the country. */
  iso: string
  /** Minor units. */
  price: number
  /** From dispatch; null if unknown. */
  days: { min: number; max: number } | null
}

/** What delivery costs and how long it takes. */
export const shippingDetails = ({ iso, price, days }: Delivery, currency: Currency): LdNode => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: decimalPrice(price, currency), currency: currency.code },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: iso },
  ...(days && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
    },
  }),
})
