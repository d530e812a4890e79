import { CALLS } from '../../contract/calls'
import { addressFieldsSchema, type Address } from '../../contract/entities/address'
import { fillPath } from '../../contract/call'
import type { FormCall } from '../forms/form-definition'
import { DEFAULT_FIELD, type DefaultKind } from './address-defaults'

/** Makes an address the default of a kind; its other fields do not change. */
export const setDefaultAddressCall = (address: Address, kind: DefaultKind): FormCall => ({
  method: CALLS.updateAddress.method,
  path: fillPath(CALLS.updateAddress.path, { id: address.id }),
  body: addressFieldsSchema.cast({ ...address, [DEFAULT_FIELD[kind]]: true }, { stripUnknown: true }),
})

/** Removes an address from the address book. */
export const removeAddressCall = (id: string): FormCall => ({
  method: CALLS.removeAddress.method,
  path: fillPath(CALLS.removeAddress.path, { id }),
})
