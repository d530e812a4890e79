import { CALLS } from '../../contract/calls'
import { forgotPasswordSchema } from '../../contract/entities/user'
import type { ShopForm } from './shop-form'

/** Has a link to a new password sent. */
export const forgotPasswordForm: ShopForm = {
  fields: ['email'],
  secrets: [],
  schema: forgotPasswordSchema,
  calls: ({ email = '' }) => [
    { method: CALLS.forgotPassword.method, path: CALLS.forgotPassword.path, body: { email: email.trim() } },
  ],
}
