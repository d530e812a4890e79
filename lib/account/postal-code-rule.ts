import { string, type Schema } from 'yup'
import { postalCode } from '../../contract/entities/address'
import type { Country } from '../../contract/entities/store'
import { hasPostalCodes } from '../../contract/postal-code'
import { isoOf } from './place'

/**
 * A postal code (spec §5), which may be left out where the country has none.
 * @param countryField name of the field with the country's id
 */
export const postalCodeRule = (countries: readonly Country[], countryField: string): Schema =>
  string().when(countryField, ([countryId]) => {
    const hasOne = hasPostalCodes(isoOf(countries, String(countryId)))
    return hasOne ? postalCode() : postalCode().notRequired()
  })
