import { customSchema, type AddCartItem } from '../../contract/entities/cart'
import type { Entered, PersonalizationValue, ProductPersonalization } from '../../contract/entities/personalization'
import { type FieldProblem, fieldProblem } from '../../contract/personalization'
import { isBlank } from '../../contract/written-text'
import type { cartLine } from '../db/schema'
import type { Personalization, PersonalizationField } from '../db/schema/columns'
import { HttpError } from '../http/errors'
import type { Locale } from '../i18n/locale'
import type { PersonalizationTexts } from '../i18n/types'

/** The columns of a line with its personalization. */
export type PersonalizedColumns = Pick<typeof cartLine.$inferSelect, 'customName' | 'customNumber' | 'personalization'>

/** How a product can be personalized, in one language. */
export const shownPersonalization = (
  personalization: Personalization | null,
  language: Locale,
): ProductPersonalization | null =>
  personalization && {
    ...personalization,
    fields: personalization.fields.map((field) => ({ ...field, label: field.label[language] })),
  }

const isName = ({ key, kind }: PersonalizationField): boolean => key === 'name' && kind === 'text'
const isNumber = ({ key, kind }: PersonalizationField): boolean => key === 'number' && kind === 'number'

/** Whether there are fields for the `custom` pair of the specification (spec §3). */
const hasNameAndNumber = (fields: readonly PersonalizationField[]): boolean =>
  fields.some(isName) && fields.some(isNumber)

/**
 * The surcharge of name and number, for clients that support no other fields (spec §3).
 * @returns null without fields for both, or if another field is required
 */
export function customPriceOf(personalization: Personalization | null): number | null {
  const fields = personalization?.fields ?? []
  const coversRequiredFields = fields.every((field) => isName(field) || isNumber(field) || !field.isRequired)
  return personalization && hasNameAndNumber(fields) && coversRequiredFields ? personalization.price : null
}

/** Values that are not blank, without surrounding spaces; the pair of the specification among them. */
function enteredValues({
  custom,
  personalization,
}: Pick<AddCartItem, 'custom' | 'personalization'>): Map<string, string> {
  const number = custom?.number ?? null
  const pair: Entered = { ...(custom && { name: custom.name }), ...(number !== null && { number: String(number) }) }
  const values = Object.entries({ ...pair, ...personalization })
  return new Map(values.filter(([, value]) => !isBlank(value)).map(([key, value]) => [key, value.trim()]))
}

const fieldError = (field: PersonalizationField, problem: FieldProblem, language: Locale) =>
  new HttpError(400, (texts) => problemText(texts.personalization, field, problem, language))

const problemText = (
  texts: PersonalizationTexts,
  { label, maxLength, min, max }: PersonalizationField,
  problem: FieldProblem,
  language: Locale,
): string => {
  const name = label[language]
  if (problem === 'too-long') return texts.tooLong(name, maxLength)
  if (problem === 'number') return texts.number(name, min, max)
  return texts[problem](name)
}

/** The pair of the specification, if its rules allow it: other texts and numbers are only in `personalization`. */
function customOf(values: ReadonlyMap<string, string>, fields: readonly PersonalizationField[]) {
  if (!hasNameAndNumber(fields)) return { customName: null, customNumber: null }
  const name = values.get('name') ?? null
  const number = values.has('number') ? Number(values.get('number')) : null
  const isAllowed = (pair: { name: string; number: number | null }) => customSchema.isValidSync(pair, { strict: true })
  return {
    customName: name !== null && isAllowed({ name, number: null }) ? name : null,
    customNumber: number !== null && isAllowed({ name: '', number }) ? number : null,
  }
}

/**
 * Validates a shopper's personalization against the fields of the product. It is either empty or complete: if any field
 * is filled in, all required ones must be.
 * @throws HttpError 400 with the invalid field, or for a field the product does not have
 */
export function validatePersonalization(
  personalization: Personalization | null,
  item: Pick<AddCartItem, 'custom' | 'personalization'>,
  language: Locale,
): PersonalizedColumns {
  const values = enteredValues(item)
  if (values.size === 0) return { customName: null, customNumber: null, personalization: null }
  const fields = personalization?.fields ?? []
  if ([...values.keys()].some((key) => !fields.some((field) => field.key === key)))
    throw new HttpError(400, (texts) => texts.customNotPossible)
  for (const field of fields) {
    const value = values.get(field.key)
    const problem = value === undefined ? (field.isRequired ? 'missing' : null) : fieldProblem(field, value)
    if (problem) throw fieldError(field, problem, language)
    if (value !== undefined && field.kind === 'number') values.set(field.key, String(Number(value)))
  }
  const entered = fields.flatMap(({ key, label }): PersonalizationValue[] => {
    const value = values.get(key)
    return value === undefined ? [] : [{ key, label: label[language], value }]
  })
  return { ...customOf(values, fields), personalization: entered }
}

/** Whether a line has a personalization. */
export const isPersonalized = ({ customName, customNumber, personalization }: PersonalizedColumns): boolean =>
  customName !== null || customNumber !== null || (personalization?.length ?? 0) > 0

/** The personalization of a line, in the form of replies. */
export function personalizationReply({ customName, customNumber, personalization }: PersonalizedColumns) {
  const isCustom = customName !== null || customNumber !== null
  return {
    custom: isCustom ? { number: customNumber, name: customName ?? '' } : null,
    personalization: personalization ?? [],
  }
}

/** The values of a line with the current labels of the fields, in one language; those of removed fields keep theirs. */
export const withLabels = (
  values: readonly PersonalizationValue[],
  fields: readonly PersonalizationField[],
  language: Locale,
): PersonalizationValue[] =>
  values.map(({ key, label, value }) => ({
    ...{ key, label: fields.find((field) => field.key === key)?.label[language] ?? label, value },
  }))

/** Distinguishes lines of one variant. A drawn name is in capitals, so that two spellings of it are equal. */
export function identityOf(line: PersonalizedColumns, preview: Personalization['preview']) {
  const { customName, customNumber, personalization } = line
  const name = preview === 'back' ? customName?.toLocaleUpperCase('und') : customName
  const others = (personalization ?? []).filter(
    ({ key }) => !(key === 'name' && customName !== null) && !(key === 'number' && customNumber !== null),
  )
  return { name: name ?? null, number: customNumber, others: others.map(({ key, value }) => [key, value] as const) }
}
