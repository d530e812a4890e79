import { CALLS } from '../../contract/calls'
import { profileSchema } from '../../contract/entities/user'
import { filledIn, type FormDefinition } from './form-definition'

/** Changes what the customer is called. */
export const profileForm: FormDefinition = {
  fields: ['firstname', 'lastname'],
  secrets: [],
  schema: profileSchema,
  calls: (typed) => [
    {
      method: CALLS.updateUser.method,
      path: CALLS.updateUser.path,
      body: profileSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}
