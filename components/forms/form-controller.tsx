'use client'

import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPointerUp, watchPointer } from '@/lib/browser/after-pointer-up'
import { mistakesOf, type FormDefinition, type FormValues } from '@/lib/forms/form-definition'
import type { CaptchaState, FormState } from '@/lib/forms/form-state'
import { readFormValues } from '@/lib/forms/read-form-values'
import { sendFromBrowser, type SendForm, type SubmitResult } from '@/lib/forms/send-from-browser'
import type { FormTexts } from './form-texts'
import { fieldErrorText, outcomeTexts, type FormView } from './form-view'

export interface FormControllerProps {
  element: HTMLFormElement
  rules: FormDefinition
  name: string
  texts: FormTexts
  flash: FormState | null
  captcha: CaptchaState
  onViewChange: (view: FormView) => void
  send?: SendForm
  onSend?: (typed: FormValues) => () => void
  onDone: (reply: unknown) => void | Promise<void>
  isReset?: boolean
}

interface Status {
  /** Errors from the store, by field name. */
  errors: Record<string, string>
  refusal: string | null
  reason?: string
  captcha: CaptchaState
}

const fieldOf = (event: Event) => (event.target instanceof HTMLElement ? (event.target.getAttribute('name') ?? '') : '')

const unsentResult = (captcha: CaptchaState): SubmitResult => ({
  ...{ isDone: false, mistakes: [], errors: {}, reply: null },
  ...{ refusal: '', captcha },
})

/** Empties a form. Text areas are emptied explicitly: a reset would restore text typed before a login. */
function empty(element: HTMLFormElement) {
  element.reset()
  for (const field of element.querySelectorAll('textarea')) field.value = ''
}

/** Fields filled in and blurred before the rules were loaded, and those with errors in the HTML. */
function touchedFields(
  element: HTMLFormElement,
  rules: FormDefinition,
  flash: FormState | null,
): Record<string, boolean> {
  const typed = Object.entries(readFormValues(rules, new FormData(element)))
  const blurred = typed.filter(
    ([field, value]) => value !== '' && document.activeElement?.getAttribute('name') !== field,
  )
  return Object.fromEntries(
    [...blurred.map(([field]) => field), ...(flash?.mistakes ?? [])].map((field) => [field, true]),
  )
}

/**
 * Validates a form that is already in use on blur and change, and submits it without leaving the page. Renders nothing,
 * so that fields, their values and the focus stay.
 */
export function FormController(props: FormControllerProps) {
  const {
    element,
    rules,
    name,
    texts,
    flash,
    captcha,
    onViewChange,
    send = sendFromBrowser,
    onSend,
    onDone,
    isReset,
  } = props
  const { errors: flashErrors, refusal, reason } = outcomeTexts(texts, flash && { ...flash, mistakes: [] })
  const [failedSubmits, setFailedSubmits] = useState(0)
  const [rejections, setRejections] = useState(0)
  const typed = () => readFormValues(rules, new FormData(element))

  const formik = useFormik<FormValues>({
    initialValues: typed(),
    initialTouched: touchedFields(element, rules, flash),
    initialStatus: { errors: flashErrors, refusal, reason, captcha } satisfies Status,
    validateOnMount: true,
    validate: (values) =>
      Object.fromEntries(
        mistakesOf(rules, values).map((field) => [field, fieldErrorText(texts, field, values[field])]),
      ),
    onSubmit: async (values, { setStatus, resetForm }) => {
      const revert = onSend?.(values)
      // Anything but a rejection counts as not sent: for example a chunk that failed to load.
      const outcome = await send(rules, values, element).catch(() => unsentResult(status.captcha))
      if (!outcome.isDone) {
        revert?.()
        setStatus({ ...outcomeTexts(texts, outcome), captcha: outcome.captcha } satisfies Status)
        setRejections((count) => count + 1)
        return setFailedSubmits((count) => count + 1)
      }
      await onDone(outcome.reply)
      if (!isReset) return
      empty(element)
      resetForm({ values: typed(), status: { errors: {}, refusal: null, captcha: status.captcha } satisfies Status })
    },
  })
  const status: Status = formik.status
  const { touched, errors, isSubmitting: isBusy } = formik
  const shownErrors = rules.fields.flatMap((field) => {
    const text = (touched[field] && errors[field]) || status.errors[field]
    return text ? [[field, text] as const] : []
  })
  const view = JSON.stringify({
    name,
    ...status,
    errors: Object.fromEntries(shownErrors),
    isBusy,
    failedSubmits,
    rejections,
  } satisfies FormView)
  useEffect(() => onViewChange(JSON.parse(view) as FormView), [onViewChange, view])

  const onInput = useEffectEvent((event: Event) => {
    const field = fieldOf(event)
    if (!rules.fields.includes(field)) return
    formik.setStatus({ ...status, refusal: null, reason: undefined, errors: { ...status.errors, [field]: '' } })
    void formik.setValues(typed())
  })
  const onFocusOut = useEffectEvent((event: Event) => {
    const field = fieldOf(event)
    if (rules.fields.includes(field)) afterPointerUp(() => void formik.setFieldTouched(field))
  })
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault()
    if (isBusy) return
    // Autofill does not always fire input events: validate the current DOM values.
    const values = typed()
    flushSync(() => {
      void formik.setValues(values, false)
      formik.setStatus({ ...status, errors: {}, refusal: null })
    })
    if (mistakesOf(rules, values).length > 0) setFailedSubmits((count) => count + 1)
    void formik.submitForm()
  })

  // Input and blur events between the first render and this effect had no listener.
  const syncFromDom = useEffectEvent(() => {
    void formik.setTouched({ ...touched, ...touchedFields(element, rules, flash) }, false)
    void formik.setValues(typed())
  })

  useEffect(watchPointer, [])
  // In the same commit in which the form stops deferring submits. A passive effect runs later, and a submit before it would
  // leave the page.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener('input', (event) => onInput(event), { signal })
    element.addEventListener('focusout', (event) => onFocusOut(event), { signal })
    element.addEventListener('submit', (event) => onSubmit(event), { signal })
    syncFromDom()
    return () => controller.abort()
  }, [element])
  return null
}
