import { ref, string } from 'yup'
import { CALLS } from '../../contract/calls'
import { passwordChangeSchema } from '../../contract/entities/user'
import { filledIn, type FormDefinition } from './form-definition'

/** Changes the password of who knows the old one (spec §5): the confirmation has to match the new one. */
export const passwordForm: FormDefinition = {
  fields: ['oldPassword', 'newPassword', 'confirm'],
  secrets: ['oldPassword', 'newPassword', 'confirm'],
  schema: passwordChangeSchema.shape({
    confirm: string()
      .oneOf([ref('newPassword')])
      .required(),
  }),
  calls: (typed) => [
    {
      method: CALLS.changePassword.method,
      path: CALLS.changePassword.path,
      body: passwordChangeSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}
