import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import type { ShopForm } from './shop-form'

/** Has the verification mail sent again. Nothing is typed for it. */
export const verificationForm: ShopForm = {
  fields: [],
  secrets: [],
  schema: object(),
  calls: () => [{ method: CALLS.sendVerification.method, path: CALLS.sendVerification.path }],
}
