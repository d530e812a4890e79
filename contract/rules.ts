import { type AnyObject, array, boolean, number, object, type ObjectSchema, type Schema, string } from 'yup'
import { KEY_PATTERN, LIMITS } from './limits'
import { hasTag, isSingleLine, visibleLength, toAsciiEmail } from './written-text'

/** Field rules shared by several entities or calls; all others are defined where they are used. */

/**
 * An amount of the store currency: integer minor units (cents) if the currency has `minorDigits`, as in the reference
 * store API; otherwise a decimal number.
 */
export const money = () => number().min(0).required()

/** A charged amount: integer minor units (ISO 4217), regardless of the store's own unit. */
export const minorUnits = () => number().integer().min(0).required()

/** {@link minorUnits}, or null for none. */
export const optionalMinorUnits = () => number().integer().min(0).nullable().defined()

/** A required text that is not empty. */
export const text = () => string().required()

/**
 * Adds a fallback to a rule: it replaces a missing or invalid field of a response (repair-response.ts). Every field
 * outside the specification has one.
 */
export const withFallback = <Rule extends Schema>(rule: Rule, value: unknown): Rule =>
  rule.meta({ otherwise: value }) as Rule

/** A text that may be empty. */
export const optionalText = () => withFallback(string().defined(), '')

/** A boolean. @param value the fallback if a response has none */
export const flag = (value = false) => withFallback(boolean().required(), value)

/** A key; empty for none. */
export const optionalKey = () => withFallback(string().matches(KEY_PATTERN, { excludeEmptyString: true }).defined(), '')

/** An amount of the store currency, or null for none. */
export const optionalMoney = () => withFallback(number().min(0).nullable().defined(), null)

/** A key as used in URLs. */
export const key = () => string().matches(KEY_PATTERN).required()

/** A non-negative integer: a quantity, an id, a number. */
export const count = () => number().integer().min(0).required()

/** Quantity of one cart line. */
export const quantity = () => number().integer().min(LIMITS.quantity.min).max(LIMITS.quantity.max).required()

const ASCII_EMAIL = string().email()

/** An email address (spec §5); an internationalized domain is converted to punycode. */
export const email = () =>
  string()
    .trim()
    .transform((value: unknown) => (typeof value === 'string' ? toAsciiEmail(value) : value))
    .test('email', '${path} must be a valid email', (value) => ASCII_EMAIL.isValidSync(toAsciiEmail(value ?? '')))
    .max(LIMITS.email)
    .required()

interface Length {
  min?: number
  max: number
}

/** Text with line breaks. `min` counts visible characters. */
export const multilineText = ({ min = 1, max }: Length) => {
  const trimmed = string().trim().max(max)
  // A missing value gives one error, "required", and no further ones.
  return (min > 1 ? trimmed.min(min) : trimmed)
    .test(
      'seen',
      '${path} must contain visible characters',
      (value = '') => value.trim().length < min || visibleLength(value) >= min,
    )
    .required()
}

/** Text of one line, without control and bidirectional formatting characters: a name, a street, a title. */
export const singleLineText = (length: Length) =>
  multilineText(length).test('line', '${path} must not contain control characters', (value) =>
    isSingleLine(value ?? ''),
  )

const hasNoTags = (value: string | undefined) => !hasTag(value ?? '')

/** A shopper's public text: not empty, without HTML tags (spec §5). */
export const plainText = (max: number) =>
  multilineText({ max }).test('tags', '${path} must not contain HTML tags', hasNoTags)

/** {@link plainText} on one line. */
export const plainLine = (max: number) =>
  singleLineText({ max }).test('tags', '${path} must not contain HTML tags', hasNoTags)

/** A page of a list. */
export interface List<Item> {
  list: Item[]
  page: number
  limit: number
  /** Number of items on all pages. */
  total: number
}

/** Schema of one page of a list of `item`. */
export const listSchema = <Item extends AnyObject>(item: ObjectSchema<Item>) =>
  object({ list: array(item.required()).required(), page: count(), limit: count(), total: count() })

/** Query fields of every list: page from 1, items per page. */
export const pageQuery = (limit: number) => ({
  page: number().integer().min(1).max(LIMITS.page).default(1),
  limit: number().integer().min(1).max(LIMITS.pageSize).default(limit),
})

/** A colour as `#rrggbb`. */
export const hexColour = () => string().matches(/^#[0-9a-f]{6}$/)
