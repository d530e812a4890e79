import { CALLS } from '../../../contract/calls'
import { passwordChangeSchema, profileSchema } from '../../../contract/entities/user'
import { nonEmptyValues, type FormDefinition } from '../form-definition'
import { object, ref, string } from 'yup'
import { type Call, fillPath } from '../../../contract/call'
import { key } from '../../../contract/rules'

/** Changes the customer's name. */
export const profileForm: FormDefinition = {
  fields: ['firstname', 'lastname'],
  secrets: [],
  schema: profileSchema,
  calls: (values) => [
    {
      method: CALLS.updateUser.method,
      path: CALLS.updateUser.path,
      body: profileSchema.cast(nonEmptyValues(values), { stripUnknown: true }),
    },
  ],
}

/** Changes the password for a customer who enters the old one (spec §5): the confirmation must match the new one. */
export const passwordForm: FormDefinition = {
  fields: ['oldPassword', 'newPassword', 'confirm'],
  secrets: ['oldPassword', 'newPassword', 'confirm'],
  schema: passwordChangeSchema.shape({
    confirm: string()
      .oneOf([ref('newPassword')])
      .required(),
  }),
  calls: (values) => [
    {
      method: CALLS.changePassword.method,
      path: CALLS.changePassword.path,
      body: passwordChangeSchema.cast(nonEmptyValues(values), { stripUnknown: true }),
    },
  ],
}

/** Sends the verification mail again. It has no fields. */
export const verificationForm: FormDefinition = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.sendVerification.method, path: CALLS.sendVerification.path }],
}

/** Logs the customer out everywhere. It has no fields. */
export const sessionsForm: FormDefinition = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.endSessions.method, path: CALLS.endSessions.path }],
}

/** A form for an action on an order; its only field is the order number. */
const orderForm = ({ method, path }: Pick<Call, 'method' | 'path'>): FormDefinition => ({
  fields: ['number'],
  secrets: [],
  schema: object({ number: key() }),
  calls: ({ number = '' }) => [{ method, path: fillPath(path, { number }) }],
})

/** Cancels an order, after a confirmation. */
export const cancelOrderForm = orderForm(CALLS.cancelOrder)

/** Adds the items of an order to the cart. */
export const reorderForm = orderForm(CALLS.reorder)
