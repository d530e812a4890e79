import { CALLS } from '../../contract/calls'
import { forgotPasswordSchema } from '../../contract/entities/user'
import type { FormDefinition } from './form-definition'

/** Has a link to a new password sent. */
export const forgotPasswordForm: FormDefinition = {
  fields: ['email'],
  secrets: [],
  schema: forgotPasswordSchema,
  calls: ({ email = '' }) => [
    { method: CALLS.forgotPassword.method, path: CALLS.forgotPassword.path, body: { email: email.trim() } },
  ],
}
