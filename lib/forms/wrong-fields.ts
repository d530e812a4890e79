import { ValidationError, type Schema } from 'yup'

/** The names of the fields a schema does not let through. */
export function wrongFields(schema: Schema, typed: unknown): Set<string> {
  try {
    schema.validateSync(typed, { abortEarly: false })
    return new Set()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return new Set(error.inner.map(({ path }) => path ?? ''))
  }
}
