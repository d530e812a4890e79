import { CALLS } from '../contract/calls'
import { contactStepSchema } from '../contract/entities/checkout'
import type { ShopForm } from '../forms/shop-form'

const { method, path } = CALLS.updateCheckout

/** The first step of a checkout: where mails about the order go. */
export const contactForm: ShopForm = {
  fields: ['email'],
  secrets: [],
  schema: contactStepSchema,
  calls: ({ email = '' }) => [{ method, path, body: { email } }],
}
