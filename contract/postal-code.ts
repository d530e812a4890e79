/**
 * Countries and territories in which addresses have no postal code (Universal Postal Union; libaddressinput gives them
 * none either), by ISO 3166.
 */
const WITHOUT = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KP LY ML MO MR ' +
    'MW NR NU PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

/** What stands for the postal code of a country that has none: the specification asks for four characters (spec §5). */
export const NO_POSTAL_CODE = '0000'

/** Whether addresses of a country have a postal code. @param iso ISO 3166; one that is not known has one */
export const hasPostalCodes = (iso: string): boolean => !WITHOUT.has(iso)

/** A postal code as it is kept: where a country has none, and nothing was typed, the placeholder. */
export const settlePostalCode = (iso: string, typed: string): string =>
  typed.trim() === '' && !hasPostalCodes(iso) ? NO_POSTAL_CODE : typed

/** A postal code for display: empty in place of the placeholder. */
export const shownPostalCode = (postalCode: string): string => (postalCode === NO_POSTAL_CODE ? '' : postalCode)
