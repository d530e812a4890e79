import { type AnyObject, boolean, object, type ObjectSchema, string } from 'yup'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { FormDefinition } from '../forms/form-definition'
import { contactDraft, deliveryDraft, type StepDraft } from './step-drafts'
import {
  type Checkout,
  contactStepSchema,
  couponSchema,
  deliveryStepSchema,
  paymentStepSchema,
} from '../../contract/entities/checkout'
import { LIMITS } from '../../contract/limits'
import { CALLS } from '../../contract/calls'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED, type FormState, UNSENT } from '../forms/form-state'
import { CAPTCHA_FIELDS, captchaCalls } from '../forms/captcha'
import { key } from '../../contract/rules'

/** A checkout step as a form. The draft it saves is the body it sends. */
export const stepForm = ({ fields, changeOf }: StepDraft, schema: ObjectSchema<AnyObject>): FormDefinition => ({
  fields,
  secrets: [],
  schema,
  calls: (typed) => [{ ...CHECKOUT_ROUTES.updateCheckout, body: changeOf(typed) }],
})

/** The first step of a checkout: where mails about the order go. */
export const contactForm = stepForm(contactDraft, contactStepSchema)

/** The third step of a checkout: the way of delivery, and a note. */
export const deliveryForm = stepForm(deliveryDraft, deliveryStepSchema.shape({ note: string().max(LIMITS.orderNote) }))

const { method, path } = CALLS.addCoupon

/** Puts a coupon on the cart. */
export const couponForm: FormDefinition = {
  fields: ['coupon'],
  secrets: [],
  schema: object({ coupon: couponSchema.fields.code }),
  calls: ({ coupon = '' }) => [{ method, path, body: { code: coupon.trim() } }],
}

/** A refused coupon shows why at its field. */
export const refusedCoupon = (outcome: FormState): FormState =>
  outcome.refusal ? { ...outcome, errors: { coupon: outcome.refusal }, refusal: null } : outcome

/**
 * The last step of a checkout. What comes of it depends on every answer on the way: see place-order.ts. Its own calls
 * are those before: the store asks guests with many unpaid orders for a captcha, which is filled in where it is shown.
 */
export const orderForm: FormDefinition = {
  fields: ['paymentMethod', 'agree', ...CAPTCHA_FIELDS],
  secrets: [CAPTCHA_FIELD],
  schema: paymentStepSchema.concat(
    object({
      agree: boolean().oneOf([true]).required(),
      [CAPTCHA_FIELD]: string(),
      [CAPTCHA_SOLVED]: string(),
    }),
  ),
  calls: captchaCalls,
}

/** Leads an order to the pay page: the plain form alone can. */
export const payForm: FormDefinition = {
  fields: ['number', 'paymentMethod'],
  secrets: [],
  schema: paymentStepSchema.shape({ number: key() }),
  calls: () => [],
}

/** How a step stands when the store has kept what was typed: done, unless it finds something wrong with its fields. */
export function stepOutcome({ fields }: FormDefinition, { problems }: Pick<Checkout, 'problems'>): FormState {
  const wrong = problems.filter(({ field }) => fields.includes(field))
  const errors = Object.fromEntries(wrong.map(({ field, message }) => [field, message]))
  return { ...UNSENT, isDone: wrong.length === 0, errors }
}
