'use client'

import { type ComponentType, type ReactNode, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { pickPlural } from '@/lib/format/text-template'
import type { FormDefinition, FormValues } from '@/lib/forms/form-definition'
import { type CaptchaState, type FormState, DRAFT_ATTRIBUTE } from '@/lib/forms/form-state'
import type { SendForm } from '@/lib/forms/send-from-browser'
import { Button } from '../ui/button'
import styles from './enhanced-form.module.scss'
import { ErrorSummary } from './error-summary'
import type { FormControllerProps } from './form-controller'
import type { FormTexts } from './form-texts'
import { initialView, FormContext, useFormView } from './form-view'

interface EnhancedFormProps {
  /** Prefix of the field ids, unique on the page. */
  name: string
  /** The form's `action` without JavaScript. */
  action: string
  texts: FormTexts
  /** Flash state of a submit without JavaScript. */
  flash: FormState | null
  /** Whether a captcha is shown from the beginning. */
  captcha?: CaptchaState
  /** Loads the form's rules and calls. */
  load: () => Promise<FormDefinition>
  /** Custom submit; by default the form's calls are sent. */
  send?: SendForm
  /** Optimistic update. @returns a function that reverts it after a refusal */
  onSend?: (typed: FormValues) => () => void
  /** Runs after success; the form stays busy until it resolves. @param reply data of the store's response */
  onDone: (reply: unknown) => void | Promise<void>
  /** Whether the form is reset after success. */
  isReset?: boolean
  /** Whether it has files: without JavaScript they go with the form. */
  hasFiles?: boolean
  /** Whether the values survive a login if the session has ended; the form's route stores them. */
  isPreserved?: boolean
  children: ReactNode
}

interface Enhancement {
  element: HTMLFormElement
  rules: FormDefinition
  Controller: ComponentType<FormControllerProps>
}

/**
 * A plain HTML form with progressive enhancement: rules and client code are loaded on first focus. The browser's own
 * validation is off from the start, so that all errors look alike.
 */
export function EnhancedForm({
  name,
  action,
  texts,
  flash,
  captcha = null,
  load,
  send,
  onSend,
  onDone,
  isReset,
  isPreserved,
  hasFiles,
  children,
}: EnhancedFormProps) {
  const [enhancement, setEnhancement] = useState<Enhancement>()
  const first = initialView(name, texts, flash)
  const [view, setView] = useState({ ...first, captcha: first.captcha ?? captcha, isBusy: false })
  const summary = useRef<HTMLDivElement>(null)

  /** A submit deferred until the rules are loaded. */
  const pendingSubmit = useRef<{ submitter: HTMLElement | null } | null>(null)
  const isNativeSubmit = useRef(false)

  async function enhance(element: HTMLFormElement) {
    if (enhancement) return
    const loaded = await Promise.all([load(), import('./form-controller')]).catch(() => null)
    if (loaded) return setEnhancement({ element, rules: loaded[0], Controller: loaded[1].FormController })
    // If loading fails, submit the plain form.
    if (!pendingSubmit.current) return
    isNativeSubmit.current = true
    element.requestSubmit(pendingSubmit.current.submitter)
  }

  function deferSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (enhancement || isNativeSubmit.current) return
    event.preventDefault()
    if (pendingSubmit.current) return
    const { submitter } = event.nativeEvent as unknown as globalThis.SubmitEvent
    pendingSubmit.current = { submitter }
    setView((before) => ({ ...before, isBusy: true }))
    void enhance(event.currentTarget)
  }

  // The controller listens by now: effects of children run first.
  useEffect(() => {
    if (!enhancement || !pendingSubmit.current) return
    enhancement.element.requestSubmit(pendingSubmit.current.submitter)
    pendingSubmit.current = null
  }, [enhancement])

  const { failedSubmits } = view
  useEffect(() => {
    if (failedSubmits > 0) summary.current?.focus()
  }, [failedSubmits])

  return (
    <FormContext value={view}>
      <form
        className={styles.form}
        method="post"
        action={action}
        noValidate
        encType={hasFiles ? 'multipart/form-data' : undefined}
        data-enhanced={enhancement ? '' : undefined}
        {...(isPreserved && { [DRAFT_ATTRIBUTE]: '' })}
        onFocus={({ currentTarget }) => void enhance(currentTarget)}
        onSubmit={deferSubmit}
      >
        <FormSummary ref={summary} texts={texts} isShown={flash !== null || failedSubmits > 0} />
        {children}
        {enhancement && (
          <enhancement.Controller
            {...enhancement}
            name={name}
            texts={texts}
            flash={flash}
            captcha={view.captcha}
            onViewChange={setView}
            send={send}
            onSend={onSend}
            onDone={onDone}
            isReset={isReset}
          />
        )}
      </form>
    </FormContext>
  )
}

interface FormSummaryProps {
  ref: Ref<HTMLDivElement>
  texts: FormTexts
  /** Whether the form was submitted: before that, errors are shown only beside their fields. */
  isShown: boolean
}

/** The error summary above a submitted form, in field order. It takes the focus. */
export function FormSummary({ ref, texts, isShown }: FormSummaryProps) {
  const { name, errors, refusal } = useFormView()
  const order = Object.keys(texts.mistakes)
  const invalidFields = Object.entries(errors)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([field, text]) => ({ id: `${name}-${field}`, text }))
  if (!isShown || (invalidFields.length === 0 && refusal === null)) return null
  const title = refusal ?? pickPlural(texts.wrong, invalidFields.length, texts.locale)
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <ErrorSummary title={title} errors={invalidFields} />
    </div>
  )
}

interface Props {
  text: string
  /** Shown while the form is being sent. */
  busyText: string
  kind?: 'ink' | 'line' | 'buy'
  size?: 'large' | 'normal' | 'small'
}

export function FormButton({ text, busyText, kind = 'ink', size }: Props) {
  const { isBusy } = useFormView()
  return (
    <Button type="submit" kind={kind} size={size} isBusy={isBusy}>
      {isBusy ? busyText : text}
    </Button>
  )
}
