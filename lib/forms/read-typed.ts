import { cutCharacters } from '../../contract/written-text'
import type { FormDefinition, Typed } from './form-definition'

/** Above the limit of every field, in characters. */
const MAX_FIELD_LENGTH = 5000

/** The entered values of the form's fields; other values are ignored. */
export const readTyped = ({ fields }: Pick<FormDefinition, 'fields'>, sent: FormData | URLSearchParams): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      const value = sent.get(field)
      return [field, typeof value === 'string' ? cutCharacters(value, MAX_FIELD_LENGTH) : '']
    }),
  )
