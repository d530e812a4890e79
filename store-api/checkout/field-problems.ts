import { ValidationError, type Schema } from 'yup'
import type { FieldErrors } from '../../contract/envelope'
import { isBlank } from '../../contract/written-text'
import type { Texts } from '../i18n/types'

export type Problem = FieldErrors['errors'][number]

/** The longest and shortest a field may be stand in what the schema tells of its rule. */
const amount = (value: unknown) => (typeof value === 'number' ? value : 0)

function say({ type, params }: ValidationError, { checkout }: Texts): string {
  if (type === 'min') return checkout.fieldTooShort(amount(params?.min))
  if (type === 'max') return checkout.fieldTooLong(amount(params?.max))
  return type === 'email' ? checkout.emailInvalid : checkout.fieldInvalid
}

/** What is wrong with typed fields, one problem of each, in the store's words. What was not typed is required. */
export function fieldProblems(schema: Schema, typed: Record<string, string>, texts: Texts): Problem[] {
  const blank = Object.keys(typed).filter((field) => isBlank(typed[field] ?? '.'))
  const problems = blank.map((field) => ({ field, code: 'required', message: texts.checkout.fieldRequired }))
  try {
    schema.validateSync(typed, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const inner of error.inner) {
      const field = inner.path ?? ''
      if (problems.some((known) => known.field === field)) continue
      problems.push({ field, code: inner.type ?? 'invalid', message: say(inner, texts) })
    }
  }
  return problems
}
