import { type AnyObject, array, boolean, number, object, type ObjectSchema, type Schema, string } from 'yup'
import { KEY_PATTERN, LIMITS } from './limits'
import { hasTag, isSingleLine, seenLength, toAsciiEmail } from './written-text'

/** Field rules that more than one entity or call uses; every other rule stands where it is used. */

/**
 * Money of the store currency: integer minor units (cents) where the currency names `minorDigits`, as the reference store
 * API's does; a decimal number where it does not.
 */
export const money = () => number().min(0).required()

/** What is charged: integer minor units (ISO 4217), whatever the store's own way to count. */
export const minorUnits = () => number().integer().min(0).required()

/** The same, or null where there is none. */
export const optionalMinorUnits = () => number().integer().min(0).nullable().defined()

/** A text that must be there. */
export const text = () => string().required()

/**
 * A rule with what replaces the field of a response where it is missing or wrong (repair-response.ts). Every field the
 * specification does not name has one.
 */
export const otherwise = <Rule extends Schema>(rule: Rule, value: unknown): Rule =>
  rule.meta({ otherwise: value }) as Rule

/** A text that may be empty. */
export const optionalText = () => otherwise(string().defined(), '')

/** Yes or no; the fallback where a response has none. */
export const flag = (value = false) => otherwise(boolean().required(), value)

/** A key, or nothing where there is none. */
export const optionalKey = () => otherwise(string().matches(KEY_PATTERN, { excludeEmptyString: true }).defined(), '')

/** An amount that may be missing: null. */
export const optionalMoney = () => otherwise(number().min(0).nullable().defined(), null)

/** A key as it stands in an address. */
export const key = () => string().matches(KEY_PATTERN).required()

/** A whole number the store API counts or numbers with. */
export const count = () => number().integer().min(0).required()

/** Quantity of one cart line. */
export const quantity = () => number().integer().min(LIMITS.quantity.min).max(LIMITS.quantity.max).required()

const ASCII_EMAIL = string().email()

/** An email address (spec §5); a domain in letters of any alphabet is taken as mail servers know it. */
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
export const writtenText = ({ min = 1, max }: Length) => {
  const trimmed = string().trim().max(max)
  // A missing value gives one error, "required", and no further ones.
  return (min > 1 ? trimmed.min(min) : trimmed)
    .test(
      'seen',
      '${path} must not be of invisible characters',
      (value = '') => value.trim().length < min || seenLength(value) >= min,
    )
    .required()
}

/** Text of one line, without control and bidirectional formatting characters: a name, a street, a title. */
export const writtenLine = (length: Length) =>
  writtenText(length).test('line', '${path} must not hold control characters', (value) => isSingleLine(value ?? ''))

const noTags = (value: string | undefined) => !hasTag(value ?? '')

/** What a shopper writes for others to read: something, and no HTML tags (spec §5). */
export const plainText = (max: number) =>
  writtenText({ max }).test('tags', '${path} must not contain HTML tags', noTags)

/** The same, of one line. */
export const plainLine = (max: number) =>
  writtenLine({ max }).test('tags', '${path} must not contain HTML tags', noTags)

/** A page of a list. */
export interface List<Item> {
  list: Item[]
  page: number
  limit: number
  /** How many there are on all pages. */
  total: number
}

/** Schema of one page of a list of `item`. */
export const listSchema = <Item extends AnyObject>(item: ObjectSchema<Item>) =>
  object({ list: array(item.required()).required(), page: count(), limit: count(), total: count() })

/** Query fields of every list: page from 1, items on a page. */
export const pageQuery = (limit: number) => ({
  page: number().integer().min(1).max(LIMITS.page).default(1),
  limit: number().integer().min(1).max(LIMITS.pageSize).default(limit),
})

/** A colour as `#rrggbb`. */
export const hexColour = () => string().matches(/^#[0-9a-f]{6}$/)
