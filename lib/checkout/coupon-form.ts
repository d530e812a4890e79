import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import { couponSchema } from '../../contract/entities/checkout'
import type { FormState } from '../forms/outcome'
import type { FormDefinition } from '../forms/form-definition'

const { method, path } = CALLS.addCoupon

/** Puts a coupon on the cart. */
export const couponForm: FormDefinition = {
  fields: ['coupon'],
  secrets: [],
  schema: object({ coupon: couponSchema.fields.code }),
  calls: ({ coupon = '' }) => [{ method, path, body: { code: coupon.trim() } }],
}

/** Why a coupon does not count is told at its field. */
export const refusedCoupon = (outcome: FormState): FormState =>
  outcome.refusal ? { ...outcome, errors: { coupon: outcome.refusal }, refusal: null } : outcome
