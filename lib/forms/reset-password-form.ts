import { ref, string } from 'yup'
import { CALLS } from '../../contract/calls'
import { resetPasswordSchema } from '../../contract/entities/user'
import { filledIn, type FormDefinition } from './form-definition'

/** A new password by a mail's link (spec §5): the confirmation has to match. */
export const resetPasswordForm: FormDefinition = {
  fields: ['token', 'password', 'confirm'],
  secrets: ['token', 'password', 'confirm'],
  schema: resetPasswordSchema.shape({
    confirm: string()
      .oneOf([ref('password')])
      .required(),
  }),
  calls: (typed) => [
    {
      method: CALLS.resetPassword.method,
      path: CALLS.resetPassword.path,
      body: resetPasswordSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}
