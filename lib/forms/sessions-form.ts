import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import type { ShopForm } from './shop-form'

/** Signs the customer out everywhere. Nothing is typed for it. */
export const sessionsForm: ShopForm = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.endSessions.method, path: CALLS.endSessions.path }],
}
