import { array, boolean, number, object, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { key, optionalText, text, singleLineText } from '../rules'
import { personName } from './user'

const line = (min: number) => singleLineText({ min, max: LIMITS.addressLine })

/** A postal code (spec §5); its placeholder for countries without one: postal-code.ts. */
export const postalCode = () => line(4)

/** Address fields a customer enters (spec §3 and §5). `state` must be on the country's list, if it has a list. */
export const addressFieldsSchema = object({
  firstname: personName(),
  lastname: personName(),
  street: line(6),
  city: line(2),
  /** Code of the state in a country that has states, elsewhere its name of two characters or more. */
  state: line(1),
  postalCode: postalCode(),
  countryId: number().integer().min(1).required(),
  phone: line(3),
  isDefaultShipping: boolean().default(false),
  isDefaultBilling: boolean().default(false),
}).noUnknown()

/**
 * An address of the address book. Stored addresses are not validated again, because the rules have become stricter
 * since.
 */
export const addressSchema = addressFieldsSchema.shape({
  id: key(),
  firstname: optionalText(),
  lastname: optionalText(),
  street: optionalText(),
  city: optionalText(),
  state: optionalText(),
  postalCode: optionalText(),
  phone: optionalText(),
  /** In the store's language. */
  country: text(),
  /** The state's name. */
  stateName: optionalText(),
})
export const addressListSchema = array(addressSchema.required()).required()

export type AddressFields = InferType<typeof addressFieldsSchema>
export type Address = InferType<typeof addressSchema>
