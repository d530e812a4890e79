import { array, boolean, type InferType, number, object, string } from 'yup'
import { PERSONALIZATION_KINDS, PERSONALIZATION_PREVIEWS } from '../../../contract/entities/personalization'
import { LIMITS } from '../../../contract/limits'
import { FIELD_KEY_PATTERN, anchoredPattern } from '../../../contract/personalization'
import type { Personalization, PersonalizationField } from '../../db/schema/columns'
import type { TextInput } from '../../i18n/local-text'
import type { LocalText } from '../../i18n/locale'
import { DocumentError } from './change'
import { amount, textField } from './document-fields'

const bound = () => number().integer().min(-999_999_999).max(999_999_999)

const fieldDocumentSchema = object({
  key: string().matches(FIELD_KEY_PATTERN, '${path} must be a key: a-z, digits and -').required(),
  label: textField(100).required(),
  kind: string()
    .oneOf([...PERSONALIZATION_KINDS])
    .required(),
  isRequired: boolean(),
  /** Regular expression that must match the whole text; for text fields only. */
  pattern: string().max(200),
  /** Maximum length of a text, in characters. */
  maxLength: number().integer().min(1).max(LIMITS.personalizationText),
  /** Bounds of a number. */
  min: bound(),
  max: bound(),
}).noUnknown()

/** The fields of a product that a shopper fills in; null ends the personalization. */
export const personalizationDocumentSchema = object({
  /** Its surcharge per item. */
  price: amount().required(),
  preview: string()
    .oneOf([...PERSONALIZATION_PREVIEWS])
    .nullable(),
  fields: array(fieldDocumentSchema).min(1).max(LIMITS.personalizationFields).required(),
})
  .noUnknown()
  .nullable()
  .default(undefined)

type PersonalizationDocument = InferType<typeof personalizationDocumentSchema>

/** Maximum length of a text whose document sets none. */
const DEFAULT_MAX_LENGTH = 60

/** Maximum number of ways in which a pattern may match a text: each is at most one pass over it. */
const MAX_MATCH_PATHS = 100_000

/**
 * A character, a class of characters or the end of an alternative, with its quantifier. No groups, because they can
 * nest.
 */
const PATTERN_PART =
  /(?:(?:\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\[\]\\])*\]|[^\\()[\]{}|*+?^$])(?<times>[*+?]|\{\d+(?:,\d*)?\})?\??|(?<or>\|))/uy

/** The number of ways in which a repetition can match a text of a length. */
function repetitionPaths(times: string, length: number): number {
  if (times === '?') return 2
  const [, min = '0', comma = '', max = ''] = /^\{(\d+)(,?)(\d*)\}$/.exec(times) ?? [times, '0', ',', '']
  if (!comma) return 1
  return Math.max(1, (max === '' ? length : Math.min(Number(max), length)) - Number(min) + 1)
}

/** The maximum number of ways in which a pattern can match a text of a length; infinite for unsupported syntax. */
function countMatchPaths(pattern: string, length: number): number {
  let total = 0
  let ways = 1
  PATTERN_PART.lastIndex = 0
  for (let at = 0; at < pattern.length; at = PATTERN_PART.lastIndex) {
    const groups = PATTERN_PART.exec(pattern)?.groups
    if (!groups) return Infinity
    if (groups.or) total += ways
    ways = groups.or ? 1 : ways * repetitionPaths(groups.times ?? '{1}', length)
  }
  return total + ways
}

/**
 * Rejects a pattern that could run for long on some text. The pattern runs in the store API and in the browser of each
 * shopper who fills in the field; both use it unchanged (decision 070).
 * @param maxLength of the texts, in code units
 * @throws DocumentError
 */
export function checkPattern(pattern: string, path: string, maxLength: number): void {
  try {
    anchoredPattern(pattern)
    // Browsers without the `v` flag use `u`: the pattern must be valid with it too.
    new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    throw new DocumentError(path, `is no regular expression that browsers take: ${pattern}`)
  }
  if (countMatchPaths(pattern, maxLength) > MAX_MATCH_PATHS)
    throw new DocumentError(path, 'could take very long on some texts; use no groups, and fewer parts that repeat')
}

function toField(
  {
    key,
    label,
    kind,
    isRequired = false,
    pattern = '',
    maxLength = DEFAULT_MAX_LENGTH,
    min = 0,
    max,
  }: PersonalizationDocumentField,
  path: string,
  fill: (input: TextInput) => LocalText,
): PersonalizationField {
  if (kind === 'number' && pattern) throw new DocumentError(`${path}.pattern`, 'is of texts; a number has min and max')
  if (pattern) checkPattern(pattern, `${path}.pattern`, maxLength)
  const upperBound = max ?? Math.max(min, LIMITS.personalizationNumber)
  if (upperBound < min) throw new DocumentError(`${path}.max`, `must be at least min, ${min}`)
  return { key, label: fill(label), kind, isRequired, pattern, maxLength, min, max: upperBound }
}

type PersonalizationDocumentField = NonNullable<PersonalizationDocument>['fields'][number]

/**
 * A personalization in its stored form.
 * @returns undefined if the document names none
 * @throws DocumentError for a pattern that could run for long, empty bounds, and a duplicate key
 */
export function toPersonalization(
  document: PersonalizationDocument | undefined,
  converters: { toMinor: (amount: number) => number; fill: (input: TextInput) => LocalText },
): Personalization | null | undefined {
  if (!document) return document
  const { price, preview, fields } = document
  const duplicate = fields.findIndex(({ key }, at) => fields.findIndex((other) => other.key === key) < at)
  if (duplicate >= 0)
    throw new DocumentError(`personalization.fields[${duplicate}].key`, 'another field has the same key')
  return {
    price: converters.toMinor(price),
    preview: preview ?? null,
    fields: fields.map((field, at) => toField(field, `personalization.fields[${at}]`, converters.fill)),
  }
}
