import { array, number, object, type InferType } from 'yup'
import { count, money, optionalText, otherwise, text } from '../rules'

/** A way to have an order delivered, with its price for one country. */
export const shippingMethodSchema = object({
  id: count(),
  name: text(),
  description: optionalText(),
  price: money(),
  /** Working days from dispatch; null where the store does not say. */
  days: otherwise(object({ min: count(), max: count() }).nullable().defined(), null),
})
export const shippingListSchema = array(shippingMethodSchema.required()).required()

export const shippingQuerySchema = object({ countryId: number().integer().min(1).required() })

export type ShippingMethod = InferType<typeof shippingMethodSchema>
