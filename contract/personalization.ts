import { isSingleLine } from './written-text'

/** Key of a field, unique within its product. */
export const FIELD_KEY_PATTERN = /^[a-z][a-z0-9-]{0,31}$/

/** Characters of a printed name: letters of any alphabet, spaces, dots, apostrophes and hyphens. */
export const PRINTED_NAME_PATTERN = "[\\p{L} .'’\\-]*"

/** Why a field rejects a value. */
export type FieldProblem = 'missing' | 'too-long' | 'characters' | 'pattern' | 'number'

/** The rules of a field (entities/personalization.ts). */
interface FieldRules {
  kind: 'text' | 'number'
  pattern: string
  maxLength: number
  min: number
  max: number
}

/** Databases do not store lone surrogates. */
const isWellFormed = (value: string): boolean => !/\p{Cs}/u.test(value)

/**
 * Checks a non-blank value without surrounding spaces. The length is checked before the pattern, which limits the
 * pattern's running time.
 * @returns null for a valid value
 */
export function fieldProblem({ kind, pattern, maxLength, min, max }: FieldRules, value: string): FieldProblem | null {
  if (kind === 'number')
    return /^-?\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? null : 'number'
  if (value.length > maxLength) return 'too-long'
  if (!isSingleLine(value) || !isWellFormed(value)) return 'characters'
  return pattern === '' || anchoredPattern(pattern).test(value) ? null : 'pattern'
}

/**
 * The regular expression of a pattern, as browsers compile the `pattern` attribute: for the whole text, with the `v`
 * flag.
 * @throws SyntaxError
 */
export const anchoredPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'v')

interface EnteredValue {
  key: string
  label: string
  value: string
}

interface Personalized {
  custom: { name: string; number: number | null } | null
  personalization: readonly EnteredValue[]
}

/** The values of a line that its `custom` pair does not contain. */
export const otherValues = ({ custom, personalization }: Personalized): EnteredValue[] =>
  personalization.filter(
    ({ key, value }) =>
      !custom ||
      !(
        (key === 'name' && value === custom.name) ||
        (key === 'number' && custom.number !== null && value === String(custom.number))
      ),
  )
