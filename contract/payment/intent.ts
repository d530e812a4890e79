import { array, number, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { key, minorUnits, optionalText, text } from '../rules'
import { PAYMENT_METHODS } from './methods'

/**
 * An intent is the payment of one order, including all attempts. `open`: it can be paid; `processing`: the bank has not
 * responded yet; `succeeded`; `canceled`: it can no longer be paid.
 */
export const INTENT_STATUSES = ['open', 'processing', 'succeeded', 'canceled'] as const
export type IntentStatus = (typeof INTENT_STATUSES)[number]

/** Why an attempt failed. */
export const PAYMENT_FAILURES = ['declined', 'timeout', 'second-step'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

const currencyCode = () =>
  string()
    .matches(/^[A-Z]{3}$/)
    .required()

/** Unlike yup's own rule, accepts a host name without a domain, such as `localhost`. */
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Body of `POST /pay/intent`. Only the shop sends it: amounts never come from a browser. */
export const newIntentSchema = object({
  /** The order's number. */
  order: key(),
  /** Minor units. */
  amount: minorUnits(),
  currency: currencyCode(),
  /** URL of the shop to which the pay page returns the shopper. */
  returnUrl: string()
    .max(LIMITS.url)
    .test('web', '${path} must be a web address', (value) => isWebAddress(value ?? ''))
    .required(),
  /** Name of the shop, for the pay page. */
  shop: string().max(LIMITS.addressLine).required(),
  /** URL of the shop's logo, for the pay page; without it only the name is displayed. */
  logo: string()
    .max(LIMITS.url)
    .test('web', '${path} must be a web address', (value) => !value || isWebAddress(value)),
  language: string()
    .matches(/^[a-z]{2}$/)
    .required(),
}).noUnknown()

/** The current state of an intent. */
export const intentSchema = object({
  id: key(),
  order: key(),
  amount: minorUnits(),
  currency: currencyCode(),
  status: string()
    .oneOf([...INTENT_STATUSES])
    .required(),
  /** The captured amount, and the part of it that was refunded; minor units. */
  captured: minorUnits(),
  refunded: minorUnits(),
  /** Payment method of the last attempt; empty before the first. */
  method: optionalText(),
  /** Why the last attempt failed, one of {@link PAYMENT_FAILURES}; empty if it did not fail. */
  failure: optionalText(),
  /** The pay page. */
  url: text(),
})

export const methodListSchema = array(
  object({
    code: string()
      .oneOf([...PAYMENT_METHODS])
      .required(),
    name: text(),
  }).required(),
).required()

/** Body of `POST /pay/intent/{id}/refund`. */
export const refundSchema = object({ amount: number().integer().min(1).required() }).noUnknown()

export const EVENT_TYPES = [
  'payment.succeeded',
  'payment.failed',
  'payment.processing',
  'payment.canceled',
  'payment.refunded',
] as const

/** The JSON body of a webhook (Standard Webhooks), with the intent at the time of the event. */
export const paymentEventSchema = object({
  type: string()
    .oneOf([...EVENT_TYPES])
    .required(),
  /** ISO 8601. */
  timestamp: text(),
  data: object({ intent: intentSchema.required() }).required(),
})

export type NewIntent = InferType<typeof newIntentSchema>
export type Intent = InferType<typeof intentSchema>
export type PaymentMethods = InferType<typeof methodListSchema>
export type PaymentEventBody = InferType<typeof paymentEventSchema>
