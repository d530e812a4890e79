import { createContext, useContext } from 'react'
import type { Typed } from '@/lib/forms/form-definition'
import type { CaptchaState, FormState } from '@/lib/forms/form-state'
import type { FormTexts } from './form-texts'

/** What a form shows beside what was typed. */
export interface FormView {
  /** Ids of the form's fields begin with it. */
  name: string
  /** What to say at a field, by its name. */
  errors: Record<string, string>
  /** What to say about all of it; null for nothing. */
  refusal: string | null
  /** The store's reason, if it gave one. */
  reason?: string
  captcha: CaptchaState
  isBusy: boolean
  /** Number of failed submits. */
  tries: number
}

export const FormContext = createContext<FormView | null>(null)

/** The form a field stands in. @throws Error outside of one */
export function useFormView(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('a field outside of its form')
  return view
}

/** An outcome, with what was typed where a page without JavaScript kept it. */
type Told = FormState & { values?: Typed }

/** What to say at a field that breaks its rule; nothing typed is not the same as something wrong. */
export const mistakeAt = (texts: FormTexts, field: string, typed: string | undefined): string =>
  (typed === '' && texts.empty?.[field]) || texts.mistakes[field] || texts.failed

/** The initial state of a form: empty, or the outcome of a submission without JavaScript. */
export const firstView = (name: string, texts: FormTexts, outcome: Told | null): Omit<FormView, 'isBusy'> => ({
  name,
  ...toldOf(texts, outcome),
  captcha: outcome?.captcha ?? null,
  tries: 0,
})

/** An outcome in words: the shop's own for broken rules, the store's for what it refused. */
export function toldOf(texts: FormTexts, outcome: Told | null): Pick<FormView, 'errors' | 'refusal' | 'reason'> {
  if (!outcome || outcome.isDone) return { errors: {}, refusal: null }
  const mistakes = Object.fromEntries(
    outcome.mistakes.map((field) => [field, mistakeAt(texts, field, outcome.values?.[field])]),
  )
  return {
    errors: { ...mistakes, ...outcome.errors },
    refusal: outcome.refusal === '' ? texts.failed : outcome.refusal,
    reason: outcome.reason,
  }
}
