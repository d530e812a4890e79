/**
 * Countries and territories without postal codes, by ISO 3166 (sources: Universal Postal Union, libaddressinput).
 */
const WITHOUT_POSTAL_CODES = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KP LY ML MO MR ' +
    'MW NR NU PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

/** Placeholder for countries without postal codes, because the specification requires four characters (spec §5). */
export const NO_POSTAL_CODE = '0000'

/** Whether addresses of a country have a postal code. @param iso ISO 3166; true for an unknown one */
export const hasPostalCodes = (iso: string): boolean => !WITHOUT_POSTAL_CODES.has(iso)

/** A postal code as it is stored: the placeholder if nothing was entered and the country has no postal codes. */
export const normalizePostalCode = (iso: string, input: string): string =>
  input.trim() === '' && !hasPostalCodes(iso) ? NO_POSTAL_CODE : input

/** A postal code for display: empty in place of the placeholder. */
export const displayPostalCode = (postalCode: string): string => (postalCode === NO_POSTAL_CODE ? '' : postalCode)
