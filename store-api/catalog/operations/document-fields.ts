import { mixed, number, string } from 'yup'
import { KEY_PATTERN } from '../../../contract/limits'
import { LOCALES } from '../../i18n/locale'
import type { TextInput } from '../../i18n/local-text'

const MAX_TEXT_LENGTH = 20_000

const textError = `\${path} must be a text, or texts by language (${LOCALES.join(', ')})`

/** A text in the shop's own language, or texts by language. */
export const textField = (maxLength = MAX_TEXT_LENGTH) =>
  mixed<TextInput>((value): value is TextInput => {
    const texts = typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value) : null
    const languages = typeof value === 'string' ? [] : Object.keys((value ?? {}) as object)
    return (
      texts?.every((text) => typeof text === 'string' && text.length <= maxLength) === true &&
      languages.every((language) => (LOCALES as readonly string[]).includes(language))
    )
  }).typeError(textError)

/** A key of a product, a category, a page. */
export const keyField = () => string().strict().matches(KEY_PATTERN, '${path} must be a key: letters, digits, - and _')

/** An amount in the shop's currency: `7.90`. Its minor units have a maximum (amounts.ts). */
export const amount = () => number().min(0)
