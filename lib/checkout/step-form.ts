import type { AnyObject, ObjectSchema } from 'yup'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { FormDefinition } from '../forms/form-definition'
import type { StepDraft } from './step-drafts'

/** A step of the checkout as a form: what is kept of it is what it sends. */
export const stepForm = ({ fields, changeOf }: StepDraft, schema: ObjectSchema<AnyObject>): FormDefinition => ({
  fields,
  secrets: [],
  schema,
  calls: (typed) => [{ ...CHECKOUT_ROUTES.updateCheckout, body: changeOf(typed) }],
})
