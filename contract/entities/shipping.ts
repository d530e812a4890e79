import { array, number, object, string, type InferType } from 'yup'
import { count, flag, money, optionalText, otherwise, text } from '../rules'
import { shownMethodSchema } from './shown'

/** Whether an order is brought to its address, or picked up by its buyer. */
export const SHIPPING_KINDS = ['delivery', 'collection'] as const
export type ShippingKind = (typeof SHIPPING_KINDS)[number]

/** The kind of a shipping method or order; a store API that does not know of collection need not send it. */
export const shippingKind = () =>
  otherwise(
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

/** A way to have an order delivered, with its price for one country. */
export const shippingMethodSchema = object({
  id: count(),
  name: text(),
  /** Of a collection: where and when. */
  description: optionalText(),
  kind: shippingKind(),
  price: money(),
  shown: shownMethodSchema,
  /** Whether its parcels can be followed on their way, as far as the store says. */
  isTracked: flag(),
  /** Working days from dispatch; null where the store does not say. */
  days: otherwise(object({ min: count(), max: count() }).nullable().defined(), null),
  /**
   * When an order arrives that is placed now, and what follows: each holds for orders before `until`, ISO 8601, the
   * first one from now on. Empty where the store API sends no date.
   */
  arrivals: otherwise(array(object({ ...arrivalShape, until: text() }).required()).required(), []),
  /** Working days more for an order with anything personalized, in lists that are not of a certain order. */
  personalizationDays: otherwise(count(), 0),
})
export const shippingListSchema = array(shippingMethodSchema.required()).required()

export const shippingQuerySchema = object({ countryId: number().integer().min(1).required() })

export type ShippingMethod = InferType<typeof shippingMethodSchema>
