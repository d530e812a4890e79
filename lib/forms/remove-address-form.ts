import { object } from 'yup'
import { removeCall } from '../account/address-calls'
import { key } from '../../contract/rules'
import type { ShopForm } from './shop-form'

/** Takes an address out of the book. */
export const removeAddressForm: ShopForm = {
  fields: ['id'],
  secrets: [],
  schema: object({ id: key() }),
  calls: ({ id = '' }) => [removeCall(id)],
}
