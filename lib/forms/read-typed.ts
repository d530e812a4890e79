import { cutCharacters } from '../../contract/written-text'
import type { FormDefinition, Typed } from './form-definition'

/** Above the limit of every field, in characters. */
const MAX_FIELD_LENGTH = 5000

/** What was typed into the form's fields; what else was sent is left out. */
export const readTyped = ({ fields }: Pick<FormDefinition, 'fields'>, sent: FormData | URLSearchParams): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      const value = sent.get(field)
      return [field, typeof value === 'string' ? cutCharacters(value, MAX_FIELD_LENGTH) : '']
    }),
  )
