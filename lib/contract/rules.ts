import { boolean, number, string, type Schema } from 'yup'
import { KEY_PATTERN, LIMITS } from './limits'

/** Field rules that more than one entity or call uses; every other rule stands where it is used. */

/**
 * Money of the store currency: integer minor units (cents) where the currency names `minorDigits`, as the reference store
 * API's does; a decimal number where it does not.
 */
export const money = () => number().min(0).required()

/** What is charged: integer minor units (ISO 4217), whatever the store's own way to count. */
export const minorUnits = () => number().integer().min(0).required()

/** A text that must be there. */
export const text = () => string().required()

/**
 * A rule with what stands for the field in an answer where it is missing or wrong (mend-answer.ts). Every field the
 * specification does not name has one.
 */
export const otherwise = <Rule extends Schema>(rule: Rule, value: unknown): Rule =>
  rule.meta({ otherwise: value }) as Rule

/** A text that may be empty. */
export const optionalText = () => otherwise(string().defined(), '')

/** Yes or no; what it is where an answer does not say. */
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

/** An email address (spec §5). */
export const email = () => string().trim().email().max(LIMITS.email).required()

/** A tag as HTML has it: `<` with a name, a closing stroke, a comment or a declaration behind it. */
const TAG = /<[a-z!/?]/i

/** What a shopper writes for others to read: something, and no HTML tags (spec §5). */
export const plainText = (longest: number) =>
  string()
    .trim()
    .max(longest)
    .test('tags', '${path} must not contain HTML tags', (value) => !TAG.test(value ?? ''))
    .required()
