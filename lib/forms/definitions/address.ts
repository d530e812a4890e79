import { object, type Schema, string } from 'yup'
import { isoOf, normalizePlace, statesOf } from '../../account/place'
import { CALLS } from '../../../contract/calls'
import { addressFieldsSchema, postalCode } from '../../../contract/entities/address'
import type { Country } from '../../../contract/entities/store'
import { KEY_PATTERN } from '../../../contract/limits'
import { fillPath } from '../../../contract/call'
import { hasPostalCodes, normalizePostalCode } from '../../../contract/postal-code'
import { key, text } from '../../../contract/rules'
import { nonEmptyValues, type FormDefinition } from '../form-definition'
import { removeAddressCall } from '../../account/address-calls'

/** Minimum length of a state's name (spec §5); its code may be shorter. */
const MIN_NAME_LENGTH = 2

/** In the order they are shown; `id` is that of the address to change, empty for a new one. */
export const ADDRESS_FIELDS = [
  'id',
  'countryId',
  'firstname',
  'lastname',
  'street',
  'postalCode',
  'city',
  'state',
  'phone',
  'isDefaultShipping',
  'isDefaultBilling',
] as const

/**
 * Adds or changes an address (spec §5). A state may be entered by its code or its name.
 * @param countries the shop delivers to; if unknown, only the store API validates the state
 */
export const addressForm = (countries: readonly Country[]): FormDefinition => ({
  fields: ADDRESS_FIELDS,
  secrets: [],
  schema: addressFieldsSchema
    .omit(['postalCode'])
    .shape({ id: string().matches(KEY_PATTERN) })
    .concat(
      object({
        state: text().when('countryId', ([countryId], state) =>
          statesOf(countries, String(countryId)).length > 0 ? state : state.min(MIN_NAME_LENGTH),
        ),
        postalCode: postalCodeRule(countries, 'countryId'),
      }),
    ),
  calls: ({ id = '', countryId = '', state = '', postalCode: code = '', ...values }) => {
    const place = normalizePlace(countries, { countryId, state })
    const postalCode = normalizePostalCode(isoOf(countries, countryId), code)
    const body = addressFieldsSchema.cast(
      nonEmptyValues({ ...values, countryId, state: place.state || state, postalCode }),
      {
        stripUnknown: true,
      },
    )
    const { method, path } = id ? CALLS.updateAddress : CALLS.addAddress
    return [{ method, path: id ? fillPath(path, { id }) : path, body }]
  },
})

/** Removes an address from the address book. */
export const removeAddressForm: FormDefinition = {
  fields: ['id'],
  secrets: [],
  schema: object({ id: key() }),
  calls: ({ id = '' }) => [removeAddressCall(id)],
}

/**
 * A postal code (spec §5), which is optional if the country has none.
 * @param countryField name of the field with the country's id
 */
export const postalCodeRule = (countries: readonly Country[], countryField: string): Schema =>
  string().when(countryField, ([countryId]) => {
    const hasPostalCode = hasPostalCodes(isoOf(countries, String(countryId)))
    return hasPostalCode ? postalCode() : postalCode().notRequired()
  })
