import { type AnyObject, type ObjectSchema, type Schema, ValidationError } from 'yup'

/** The entered values of a form by field; empty if nothing was entered. */
export type FormValues = Readonly<Record<string, string>>

/** One call a form makes. */
export interface FormCall {
  method: string
  /** With its parameters filled in. */
  path: string
  body?: unknown
}

/**
 * A form of the shop for browser and server: the same rules and calls with and without JavaScript.
 */
export interface FormDefinition {
  /** Its fields, in the order they are shown. */
  fields: readonly string[]
  /** Fields that are never shown again or stored. */
  secrets: readonly string[]
  schema: ObjectSchema<AnyObject>
  /** The calls that carry out the form, one after the other. */
  calls: (values: FormValues) => FormCall[]
}

/** The fields that are filled in; empty ones are omitted. */
export const nonEmptyValues = (values: FormValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** The invalid fields (spec §5), in the order they are shown. */
export function mistakesOf({ schema, fields }: FormDefinition, values: FormValues): string[] {
  const invalid = invalidFields(schema, nonEmptyValues(values))
  return fields.filter((field) => invalid.has(field))
}

/** The names of the fields that a schema rejects. */
export function invalidFields(schema: Schema, values: unknown): Set<string> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return new Set()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return new Set(error.inner.map(({ path }) => path ?? ''))
  }
}
