import { array, number, object, string, type InferType } from 'yup'
import { count, flag, money, optionalText, withFallback, text } from '../rules'
import { shownMethodSchema } from './shown'

/** Delivery to an address, or collection by the buyer. */
export const SHIPPING_KINDS = ['delivery', 'collection'] as const
export type ShippingKind = (typeof SHIPPING_KINDS)[number]

/** The kind of a shipping method or order; a store API without collection may omit it. */
export const shippingKind = () =>
  withFallback(
    string()
      .oneOf([...SHIPPING_KINDS])
      .required(),
    'delivery',
  )

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required()

const arrivalShape = { from: day(), to: day() }

/** The first and the last day on which an order arrives, or is ready to collect: `2026-11-26`. */
export const arrivalSchema = object(arrivalShape)
export type ArrivalDays = InferType<typeof arrivalSchema>

/** A shipping method with its price for one country. */
export const shippingMethodSchema = object({
  id: count(),
  name: text(),
  /** For collection: place and time. */
  description: optionalText(),
  kind: shippingKind(),
  price: money(),
  shown: shownMethodSchema,
  /** Whether its parcels have tracking; false if unknown. */
  isTracked: flag(),
  /** Working days from dispatch; null if unknown. */
  days: withFallback(object({ min: count(), max: count() }).nullable().defined(), null),
  /**
   * Arrival days by time of order: each entry applies to orders placed before `until` (ISO 8601), the first one from
   * now on. Empty if the store API sends no dates.
   */
  arrivals: withFallback(array(object({ ...arrivalShape, until: text() }).required()).required(), []),
  /** Additional working days for personalized items, in lists that do not belong to an order. */
  personalizationDays: withFallback(count(), 0),
})
export const shippingListSchema = array(shippingMethodSchema.required()).required()

export const shippingQuerySchema = object({ countryId: number().integer().min(1).required() })

export type ShippingMethod = InferType<typeof shippingMethodSchema>
