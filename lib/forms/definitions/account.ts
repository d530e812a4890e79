import { CALLS } from '../../../contract/calls'
import { passwordChangeSchema, profileSchema } from '../../../contract/entities/user'
import { filledIn, type FormDefinition } from '../form-definition'
import { object, ref, string } from 'yup'
import { type Call, fillPath } from '../../../contract/call'
import { key } from '../../../contract/rules'

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

/** Has the verification mail sent again. Nothing is typed for it. */
export const verificationForm: FormDefinition = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.sendVerification.method, path: CALLS.sendVerification.path }],
}

/** Signs the customer out everywhere. Nothing is typed for it. */
export const sessionsForm: FormDefinition = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.endSessions.method, path: CALLS.endSessions.path }],
}

/** Does something with an order that is named and nothing else. */
const orderForm = ({ method, path }: Pick<Call, 'method' | 'path'>): FormDefinition => ({
  fields: ['number'],
  secrets: [],
  schema: object({ number: key() }),
  calls: ({ number = '' }) => [{ method, path: fillPath(path, { number }) }],
})

/** Cancels an order, after a confirmation. */
export const cancelOrderForm = orderForm(CALLS.cancelOrder)

/** Puts what an order held into the cart. */
export const reorderForm = orderForm(CALLS.reorder)
