import { array, number, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { key, minorUnits, optionalText, text } from '../rules'
import { PAYMENT_METHODS } from './methods'

/**
 * An intent is one order's payment, through all its attempts. `open`: it can be paid; `processing`: it was, and the bank
 * has not answered; `succeeded`; `canceled`: it can be paid no more.
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

/** A name of the machine itself will do, which yup's own rule does not know. */
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Body of `POST /pay/intent`. Sent by the shop alone: amounts never come from a browser. */
export const newIntentSchema = object({
  /** The order's number. */
  order: key(),
  /** Minor units. */
  amount: minorUnits(),
  currency: currencyCode(),
  /** Where the shopper goes on when the pay page is done: an address of the shop. */
  returnUrl: string()
    .max(LIMITS.url)
    .test('web', '${path} must be an address of the web', (value) => isWebAddress(value ?? ''))
    .required(),
  /** Name of the shop, for the pay page. */
  shop: string().max(LIMITS.addressLine).required(),
  /** Address of the shop's mark, for the pay page; without one only its name is shown. */
  logo: string()
    .max(LIMITS.url)
    .test('web', '${path} must be an address of the web', (value) => !value || isWebAddress(value)),
  language: string()
    .matches(/^[a-z]{2}$/)
    .required(),
}).noUnknown()

/** An intent as it stands. */
export const intentSchema = object({
  id: key(),
  order: key(),
  amount: minorUnits(),
  currency: currencyCode(),
  status: string()
    .oneOf([...INTENT_STATUSES])
    .required(),
  /** Minor units that were taken, and that were given back of them. */
  captured: minorUnits(),
  refunded: minorUnits(),
  /** How it was paid, or tried last; empty before that. */
  method: optionalText(),
  /** Why the last attempt failed, one of {@link PAYMENT_FAILURES}; empty when it did not. */
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

/** The JSON body of a webhook (Standard Webhooks). The intent is as it stands when the event happens. */
export const EVENT_TYPES = [
  'payment.succeeded',
  'payment.failed',
  'payment.processing',
  'payment.canceled',
  'payment.refunded',
] as const
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
