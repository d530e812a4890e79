import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import type { FormDefinition } from './form-definition'

/** Has the verification mail sent again. Nothing is typed for it. */
export const verificationForm: FormDefinition = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.sendVerification.method, path: CALLS.sendVerification.path }],
}
