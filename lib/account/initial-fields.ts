import type { Address } from '../../contract/entities/address'
import { displayPostalCode } from '../../contract/postal-code'
import type { User } from './user'
import type { FormValues } from '../forms/form-definition'

const checkboxValue = (isChecked: boolean) => (isChecked ? 'true' : '')

/** Initial values of the form of an address: the state by its name, which a form without states can show. */
export const fieldsOf = (address: Address): FormValues => ({
  id: address.id,
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street,
  countryId: String(address.countryId),
  state: address.stateName,
  postalCode: displayPostalCode(address.postalCode),
  city: address.city,
  phone: address.phone,
  isDefaultShipping: checkboxValue(address.isDefaultShipping),
  isDefaultBilling: checkboxValue(address.isDefaultBilling),
})

/** Initial values of a new address: the customer's name, and the country of their first address. */
export const newAddressFields = ({ firstname, lastname }: User, book: readonly Address[]): FormValues => ({
  firstname,
  lastname,
  countryId: book[0] ? String(book[0].countryId) : '',
})
