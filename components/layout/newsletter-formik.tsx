'use client'

import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { CallError } from '@/lib/browser/call-error'
import { emailMistake } from '@/lib/forms/newsletter'
import { subscribe } from '@/lib/forms/subscribe-call'
import type { NewsletterTexts } from './newsletter-texts'

export interface NewsletterFormikProps {
  form: HTMLFormElement
  input: HTMLInputElement
  /** Whether the page was rendered with an error of this field. */
  isTouched: boolean
  texts: NewsletterTexts
  onViewChange: (view: NewsletterView) => void
}

/** Subscribes; a rejection is shown with the store API's message (spec §8). */
const send = (email: string, { failed }: NewsletterTexts): Promise<{ isDone: boolean; error: string }> =>
  subscribe(email).then(
    () => ({ isDone: true, error: '' }),
    (error: unknown) => ({ isDone: false, error: (error instanceof CallError && error.message) || failed }),
  )

/**
 * Takes over a form that is already in use: validates on blur and on change (spec §5) and submits without leaving the
 * page. It renders nothing, so that the field, its value and the focus are preserved.
 */
export function NewsletterFormik({ form, input, isTouched, texts, onViewChange }: NewsletterFormikProps) {
  const formik = useFormik({
    initialValues: { email: input.value },
    initialTouched: { email: isTouched || document.activeElement !== input },
    initialStatus: { isDone: false, error: '' },
    validateOnMount: true,
    validate: ({ email }) => {
      const mistake = emailMistake(email)
      return mistake ? { email: texts[mistake] } : {}
    },
    onSubmit: async ({ email }, { setStatus }) => setStatus(await send(email, texts)),
  })
  const { isSubmitting: isBusy, touched, errors, status } = formik
  const error: string = (touched.email && errors.email) || status.error
  const { isDone } = status

  useEffect(() => onViewChange({ error, isBusy, isDone }), [onViewChange, error, isBusy, isDone])

  const onInput = useEffectEvent(() => {
    formik.setStatus({ isDone: false, error: '' })
    void formik.setFieldValue('email', input.value)
  })
  const onBlur = useEffectEvent(() => void formik.setFieldTouched('email'))
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault()
    if (isBusy) return
    if (emailMistake(input.value)) input.focus()
    void formik.submitForm()
  })

  // Input and blur before hydration fired no handler.
  const syncFromDom = useEffectEvent(() => {
    if (document.activeElement !== input) void formik.setFieldTouched('email', true, false)
    void formik.setFieldValue('email', input.value)
  })

  // In the same commit in which the form stops deferring submits. A passive effect runs later, and a submit before it would
  // leave the page.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    form.addEventListener('submit', (event) => onSubmit(event), { signal })
    syncFromDom()
    return () => controller.abort()
  }, [form, input])
  return null
}

/** The newsletter form's messages beside its field. */
export interface NewsletterView {
  /** Empty if there is no error. */
  error: string
  isBusy: boolean
  isDone: boolean
}
