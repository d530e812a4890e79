import { truncateGraphemes } from '../../contract/written-text'
import type { FormDefinition, FormValues } from './form-definition'

/** Above the limit of every field, in characters. */
const MAX_FIELD_LENGTH = 5000

/** Forms send line breaks as CRLF, which limits of fields would count as two characters. */
const normalizeLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n')

/** The entered values of the form's fields; other values are ignored. */
export const readFormValues = (
  { fields }: Pick<FormDefinition, 'fields'>,
  data: FormData | URLSearchParams,
): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = data.get(field)
      return [field, typeof value === 'string' ? truncateGraphemes(normalizeLineBreaks(value), MAX_FIELD_LENGTH) : '']
    }),
  )
