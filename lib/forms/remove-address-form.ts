import { object } from 'yup'
import { removeCall } from '../account/address-calls'
import { key } from '../../contract/rules'
import type { FormDefinition } from './form-definition'

/** Takes an address out of the book. */
export const removeAddressForm: FormDefinition = {
  fields: ['id'],
  secrets: [],
  schema: object({ id: key() }),
  calls: ({ id = '' }) => [removeCall(id)],
}
