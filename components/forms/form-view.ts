import { createContext, useContext } from 'react'
import type { FormValues } from '@/lib/forms/form-definition'
import type { CaptchaState, FormState } from '@/lib/forms/form-state'
import type { FormTexts } from './form-texts'

/** The state of a form besides its values. */
export interface FormView {
  /** Prefix of the field ids. */
  name: string
  /** Error texts by field name. */
  errors: Record<string, string>
  /** Error text for the whole form, or null. */
  refusal: string | null
  /** The store's explanation of the refusal, if any. */
  reason?: string
  captcha: CaptchaState
  isBusy: boolean
  /** Number of failed submits. */
  failedSubmits: number
  /** Number of sent forms that were rejected: each has used up its captcha. */
  rejections: number
}

export const FormContext = createContext<FormView | null>(null)

/** The form around a field. @throws Error outside of a form */
export function useFormView(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('a field outside of its form')
  return view
}

/** With the submitted values, if the form was sent without JavaScript. */
type Outcome = FormState & { values?: FormValues }

/** The error text of an invalid field; an empty one may have its own text. */
export const fieldErrorText = (texts: FormTexts, field: string, typed: string | undefined): string =>
  (typed === '' && texts.empty?.[field]) || texts.mistakes[field] || texts.failed

/** The initial state of a form: empty, or the outcome of a submission without JavaScript. */
export const initialView = (name: string, texts: FormTexts, outcome: Outcome | null): Omit<FormView, 'isBusy'> => ({
  name,
  ...outcomeTexts(texts, outcome),
  captcha: outcome?.captcha ?? null,
  failedSubmits: 0,
  rejections: 0,
})

/** The texts of an outcome: the shop's own for invalid fields, the store API's for a rejection. */
export function outcomeTexts(
  texts: FormTexts,
  outcome: Outcome | null,
): Pick<FormView, 'errors' | 'refusal' | 'reason'> {
  if (!outcome || outcome.isDone) return { errors: {}, refusal: null }
  const mistakes = Object.fromEntries(
    outcome.mistakes.map((field) => [field, fieldErrorText(texts, field, outcome.values?.[field])]),
  )
  return {
    errors: { ...mistakes, ...outcome.errors },
    refusal: outcome.refusal === '' ? texts.failed : outcome.refusal,
    reason: outcome.reason,
  }
}
