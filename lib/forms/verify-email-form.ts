import { CALLS } from '../../contract/calls'
import { verifyEmailSchema } from '../../contract/entities/user'
import type { FormDefinition } from './form-definition'

/** Proves an email by a mail's link. Opening the link changes nothing yet: programs that look at mails open it too. */
export const verifyEmailForm: FormDefinition = {
  fields: ['token'],
  secrets: ['token'],
  schema: verifyEmailSchema,
  calls: ({ token = '' }) => [{ method: CALLS.verifyEmail.method, path: CALLS.verifyEmail.path, body: { token } }],
}
