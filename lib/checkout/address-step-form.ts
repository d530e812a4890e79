import { mixed, object, string, type AnyObject, type ObjectSchema, type Schema } from 'yup'
import { statesOf } from '../account/place'
import { postalCodeRule } from '../forms/definitions/address'
import { placeSchema } from '../../contract/entities/checkout'
import { billingField, PLACE_FIELDS, type PlaceField } from '../../contract/entities/checkout-fields'
import type { Country } from '../../contract/entities/store'
import type { FormDefinition } from '../forms/form-definition'
import { addressDraft } from './step-drafts'
import { stepForm } from './forms'

/** A state's name (spec §5); the code of one may be shorter. */
const SHORTEST_NAME = 2

/** The rule of fields that do not apply: any value. */
const ANYTHING = mixed()

/** The rule of a field, as long as another one says that it is needed (spec §5). */
function ruleOf(field: PlaceField, countries: readonly Country[], countryField: string): Schema {
  if (field === 'postalCode') return postalCodeRule(countries, countryField)
  if (field !== 'state') return placeSchema.fields[field] as Schema
  return string()
    .trim()
    .required()
    .when(countryField, ([countryId], state) =>
      statesOf(countries, String(countryId)).length > 0 ? state : state.min(SHORTEST_NAME),
    )
}

interface Shape {
  nameOf: (field: PlaceField) => string
  /** The field that decides, and whether its value says that the address is typed. */
  by: string
  isTyped: (value: unknown) => boolean
}

/** `when` sees what other fields hold, so that one form has two addresses or none. */
const shapeOf = (countries: readonly Country[], { nameOf, by, isTyped }: Shape): Record<string, Schema> =>
  Object.fromEntries(
    PLACE_FIELDS.map((field) => {
      const rule = ruleOf(field, countries, nameOf('countryId'))
      return [nameOf(field), ANYTHING.when(by, ([value]) => (isTyped(value) ? rule : ANYTHING))]
    }),
  )

const schemaOf = (countries: readonly Country[]): ObjectSchema<AnyObject> =>
  object({
    ...shapeOf(countries, { nameOf: (field) => field, by: 'addressId', isTyped: (id) => !id }),
    ...shapeOf(countries, { nameOf: billingField, by: 'billingSame', isTyped: (same) => !same }),
  })

/**
 * The second step of a checkout: where the parcel goes, and the bill.
 * @param countries those the shop delivers to; where they are not known, the store API alone judges the state
 */
export const addressStepForm = (countries: readonly Country[]): FormDefinition =>
  stepForm(addressDraft(countries), schemaOf(countries))
