import type { Address } from '../../contract/entities/address'
import { shownPostalCode } from '../../contract/postal-code'
import type { User } from './user'
import type { Typed } from '../forms/form-definition'

const tick = (is: boolean) => (is ? 'true' : '')

/** The fields of an address as its form begins with them: the state by its name, which a form without states can show. */
export const fieldsOf = (address: Address): Typed => ({
  id: address.id,
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street,
  countryId: String(address.countryId),
  state: address.stateName,
  postalCode: shownPostalCode(address.postalCode),
  city: address.city,
  phone: address.phone,
  isDefaultShipping: tick(address.isDefaultShipping),
  isDefaultBilling: tick(address.isDefaultBilling),
})

/** Initial values of a new address: the customer's name, and the country of their first address. */
export const likelyFields = ({ firstname, lastname }: User, book: readonly Address[]): Typed => ({
  firstname,
  lastname,
  countryId: book[0] ? String(book[0].countryId) : '',
})
