import { type AnyObject, boolean, object, type ObjectSchema, string } from 'yup'
import { CALLS } from '../../contract/calls'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import {
  type Changes,
  type Checkout,
  contactStepSchema,
  couponSchema,
  deliveryStepSchema,
  invalidationSchema,
  paymentStepSchema,
  type ShortLines,
  shortLinesSchema,
} from '../../contract/entities/checkout'
import { LIMITS } from '../../contract/limits'
import { key } from '../../contract/rules'
import { CAPTCHA_FIELDS, captchaCalls } from '../forms/captcha'
import type { FormDefinition } from '../forms/form-definition'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED_FIELD, type FormState, INITIAL_FORM_STATE } from '../forms/form-state'
import { contactDraft, deliveryDraft, type StepDraft } from './steps'

/** A checkout step as a form. The draft it saves is the body it sends. */
export const stepForm = ({ fields, changeOf }: StepDraft, schema: ObjectSchema<AnyObject>): FormDefinition => ({
  fields,
  secrets: [],
  schema,
  calls: (values) => [{ ...CHECKOUT_ROUTES.updateCheckout, body: changeOf(values) }],
})

export const contactForm = stepForm(contactDraft, contactStepSchema)

export const deliveryForm = stepForm(deliveryDraft, deliveryStepSchema.shape({ note: string().max(LIMITS.orderNote) }))

const { method, path } = CALLS.addCoupon

export const couponForm: FormDefinition = {
  fields: ['coupon'],
  secrets: [],
  schema: object({ coupon: couponSchema.fields.code }),
  calls: ({ coupon = '' }) => [{ method, path, body: { code: coupon.trim() } }],
}

/** Moves the refusal of a coupon to its field. */
export const refusedCoupon = (outcome: FormState): FormState =>
  outcome.refusal ? { ...outcome, errors: { coupon: outcome.refusal }, refusal: null } : outcome

/**
 * The last step. place-order.ts sends the order itself; the calls here come before it: the store requires a captcha from
 * guests with many unpaid orders.
 */
export const orderForm: FormDefinition = {
  fields: ['paymentMethod', 'agree', ...CAPTCHA_FIELDS],
  secrets: [CAPTCHA_FIELD],
  schema: paymentStepSchema.concat(
    object({
      agree: boolean().oneOf([true]).required(),
      [CAPTCHA_FIELD]: string(),
      [CAPTCHA_SOLVED_FIELD]: string(),
    }),
  ),
  calls: captchaCalls,
}

/** Redirects to the pay page. Without calls: only a native submit can follow the redirect. */
export const payForm: FormDefinition = {
  fields: ['number', 'paymentMethod'],
  secrets: [],
  schema: paymentStepSchema.shape({ number: key() }),
  calls: () => [],
}

/** The result of a saved step: done, unless the store reports problems with its fields. */
export function stepOutcome({ fields }: FormDefinition, { problems }: Pick<Checkout, 'problems'>): FormState {
  const ownProblems = problems.filter(({ field }) => fields.includes(field))
  const errors = Object.fromEntries(ownProblems.map(({ field, message }) => [field, message]))
  return { ...INITIAL_FORM_STATE, isDone: ownProblems.length === 0, errors }
}

/** Why an order was refused: changed prices or sums, or lines with too little stock. */
export type OrderChanges = { changes: Changes['changes']; short: ShortLines['lines'] }

/** Reads the data of a refusal; data that breaks the contract counts as no changes. */
export function readChanges(data: unknown): OrderChanges {
  const changed = invalidationSchema.isValidSync(data, { strict: true }) ? data.changes : []
  const short = shortLinesSchema.isValidSync(data, { strict: true }) ? data.lines : []
  return { changes: changed, short }
}

/** Reads the same data from the JSON in a flash state; null if it has none. */
export function readFlashChanges(json: string | undefined): OrderChanges | null {
  if (!json) return null
  try {
    return readChanges(JSON.parse(json))
  } catch {
    return null
  }
}
