import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import type { FormDefinition } from './form-definition'

/** Signs the customer out everywhere. Nothing is typed for it. */
export const sessionsForm: FormDefinition = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.endSessions.method, path: CALLS.endSessions.path }],
}
