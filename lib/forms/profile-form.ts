import { CALLS } from '../../contract/calls'
import { profileSchema } from '../../contract/entities/user'
import { given, type ShopForm } from './shop-form'

/** Changes what the customer is called. */
export const profileForm: ShopForm = {
  fields: ['firstname', 'lastname'],
  secrets: [],
  schema: profileSchema,
  calls: (typed) => [
    {
      method: CALLS.updateUser.method,
      path: CALLS.updateUser.path,
      body: profileSchema.cast(given(typed), { stripUnknown: true }),
    },
  ],
}
