import type { PersonalizationField, ProductPersonalization } from '../../contract/entities/personalization'
import type { ProductDetail } from '../../contract/entities/product'
import { LIMITS } from '../../contract/limits'
import { type FieldProblem, fieldProblem, PRINTED_NAME_PATTERN } from '../../contract/personalization'
import { isBlank } from '../../contract/written-text'

type Personalizable = Pick<ProductDetail, 'isCustom' | 'customAdditionalPrice' | 'personalization'>

/** The fields of a store that supports only the specification (spec §3): their values are sent as `custom`. */
export const CUSTOM_FIELDS = { name: 'customName', number: 'customNumber' } as const

/** Whether a product has personalization fields. */
export const isPersonalizable = ({
  isCustom,
  personalization,
}: Omit<Personalizable, 'customAdditionalPrice'>): boolean => isCustom || personalization !== null

/**
 * The personalization fields of a product. A store that supports only the specification has a name and a number.
 * @param labels of these two
 * @returns null if it has none
 */
export function personalizationOf(
  { isCustom, customAdditionalPrice, personalization }: Personalizable,
  labels: { name: string; number: string },
): ProductPersonalization | null {
  if (personalization || !isCustom) return personalization
  const name: PersonalizationField = {
    ...{ key: 'name', label: labels.name, kind: 'text', isRequired: false, pattern: PRINTED_NAME_PATTERN },
    ...{ maxLength: LIMITS.customName, min: 0, max: 0 },
  }
  const number: PersonalizationField = {
    ...{ key: 'number', label: labels.number, kind: 'number', isRequired: false, pattern: '', maxLength: 2 },
    ...{ min: 0, max: LIMITS.customNumber },
  }
  return { price: customAdditionalPrice, preview: null, fields: [name, number] }
}

/**
 * Validation errors of the entered personalization, by field key. Empty fields are valid if all are empty.
 * @param entered by the fields' keys
 */
export function enteredProblems(
  fields: readonly PersonalizationField[],
  entered: Readonly<Record<string, string | undefined>>,
): Record<string, FieldProblem> {
  const values = fields.map((field) => [field, (entered[field.key] ?? '').trim()] as const)
  if (values.every(([, value]) => isBlank(value))) return {}
  return Object.fromEntries(
    values.flatMap(([field, value]) => {
      const problem = isBlank(value) ? (field.isRequired ? 'missing' : null) : fieldProblem(field, value)
      return problem ? [[field.key, problem]] : []
    }),
  )
}

/** Whether the fields are the name and the number of the specification, which have their own texts. */
export const isNameAndNumber = (fields: readonly PersonalizationField[]): boolean => {
  const [name, number] = fields
  return (
    fields.length === 2 &&
    name?.key === 'name' &&
    name.kind === 'text' &&
    name.pattern === PRINTED_NAME_PATTERN &&
    name.maxLength === LIMITS.customName &&
    number?.key === 'number' &&
    number.kind === 'number' &&
    number.min === 0 &&
    number.max === LIMITS.customNumber &&
    !fields.some(({ isRequired }) => isRequired)
  )
}
