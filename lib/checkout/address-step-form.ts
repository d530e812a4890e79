import { mixed, object, string, type AnyObject, type ObjectSchema, type Schema } from 'yup'
import { placeSchema } from '../../contract/entities/checkout'
import { billingField, PLACE_FIELDS, type PlaceField } from '../../contract/entities/checkout-fields'
import type { Country } from '../../contract/entities/store'
import { statesOf } from '../account/place'
import { postalCodeRule } from '../forms/definitions/address'
import type { FormDefinition } from '../forms/form-definition'
import { stepForm } from './forms'
import { addressDraft } from './steps'

/** Minimum length of a typed state name (spec §5); codes of known states may be shorter. */
const MIN_STATE_LENGTH = 2

/** The rule of fields that do not apply. */
const ANY_VALUE = mixed()

/** The rule of an address field that is entered as text (spec §5). */
function ruleOf(field: PlaceField, countries: readonly Country[], countryField: string): Schema {
  if (field === 'postalCode') return postalCodeRule(countries, countryField)
  if (field !== 'state') return placeSchema.fields[field] as Schema
  return string()
    .trim()
    .required()
    .when(countryField, ([countryId], state) =>
      statesOf(countries, String(countryId)).length > 0 ? state : state.min(MIN_STATE_LENGTH),
    )
}

interface PlaceFieldsOptions {
  nameOf: (field: PlaceField) => string
  /** The field that decides whether the address is typed, and its test. */
  conditionField: string
  isRequired: (value: unknown) => boolean
}

/** `when` reads other fields: one form has no, one or two typed addresses. */
const shapeOf = (
  countries: readonly Country[],
  { nameOf, conditionField, isRequired }: PlaceFieldsOptions,
): Record<string, Schema> =>
  Object.fromEntries(
    PLACE_FIELDS.map((field) => {
      const rule = ruleOf(field, countries, nameOf('countryId'))
      return [nameOf(field), ANY_VALUE.when(conditionField, ([value]) => (isRequired(value) ? rule : ANY_VALUE))]
    }),
  )

const schemaOf = (countries: readonly Country[]): ObjectSchema<AnyObject> =>
  object({
    ...shapeOf(countries, { nameOf: (field) => field, conditionField: 'addressId', isRequired: (id) => !id }),
    ...shapeOf(countries, { nameOf: billingField, conditionField: 'billingSame', isRequired: (same) => !same }),
  })

/**
 * The second step: delivery and billing address.
 * @param countries those the store delivers to; if empty, only the store API validates the state
 */
export const addressStepForm = (countries: readonly Country[]): FormDefinition =>
  stepForm(addressDraft(countries), schemaOf(countries))
