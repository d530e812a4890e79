import { cutCharacters } from '../../contract/written-text'
import type { FormDefinition, Typed } from './form-definition'

/** Above the limit of every field, in characters. */
const MAX_FIELD_LENGTH = 5000

/** Forms send line breaks as CRLF, which limits of fields would count as two characters. */
const withSingleBreaks = (value: string): string => value.replace(/\r\n?/g, '\n')

/** The entered values of the form's fields; other values are ignored. */
export const readTyped = ({ fields }: Pick<FormDefinition, 'fields'>, sent: FormData | URLSearchParams): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      const value = sent.get(field)
      return [field, typeof value === 'string' ? cutCharacters(withSingleBreaks(value), MAX_FIELD_LENGTH) : '']
    }),
  )
