import { isSingleLine } from './written-text'

/** Key of a field, unique within its product. */
export const FIELD_KEY_PATTERN = /^[a-z][a-z0-9-]{0,31}$/

/** What a name to print may hold: letters of any alphabet, spaces, dots, apostrophes and hyphens. */
export const PRINTED_NAME_PATTERN = "[\\p{L} .'’\\-]*"

/** Why a field does not take a value. */
export type FieldProblem = 'missing' | 'too-long' | 'characters' | 'pattern' | 'number'

/** What a field takes (entities/personalization.ts). */
interface FieldRules {
  kind: 'text' | 'number'
  pattern: string
  maxLength: number
  min: number
  max: number
}

/** A text without lone surrogates, which no database stores. */
const isWellFormed = (value: string): boolean => !/\p{Cs}/u.test(value)

/**
 * Checks a value that is not blank, without surrounding spaces. The length is checked before the pattern, which bounds the
 * time that a pattern takes.
 * @returns null for a value that the field takes
 */
export function fieldProblem({ kind, pattern, maxLength, min, max }: FieldRules, value: string): FieldProblem | null {
  if (kind === 'number')
    return /^-?\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? null : 'number'
  if (value.length > maxLength) return 'too-long'
  if (!isSingleLine(value) || !isWellFormed(value)) return 'characters'
  return pattern === '' || wholeMatch(pattern).test(value) ? null : 'pattern'
}

/**
 * The expression of a pattern as browsers read the `pattern` attribute: of the whole text, with the `v` flag.
 * @throws SyntaxError
 */
export const wholeMatch = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'v')

interface EnteredValue {
  key: string
  label: string
  value: string
}

interface Personalized {
  custom: { name: string; number: number | null } | null
  personalization: readonly EnteredValue[]
}

/** The values of a line that its `custom` pair does not have. */
export const otherValues = ({ custom, personalization }: Personalized): EnteredValue[] =>
  personalization.filter(
    ({ key, value }) =>
      !custom ||
      !(
        (key === 'name' && value === custom.name) ||
        (key === 'number' && custom.number !== null && value === String(custom.number))
      ),
  )
