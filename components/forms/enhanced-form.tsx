'use client'

import { type ComponentType, type ReactNode, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { pickPlural } from '@/lib/format/text-template'
import type { FormDefinition, Typed } from '@/lib/forms/form-definition'
import { type CaptchaState, type FormState, KEPT_ATTRIBUTE } from '@/lib/forms/form-state'
import type { SendForm } from '@/lib/forms/send-from-browser'
import { Button } from '../ui/button'
import styles from './enhanced-form.module.scss'
import { ErrorSummary } from './error-summary'
import type { FormControllerProps } from './form-controller'
import type { FormTexts } from './form-texts'
import { firstView, FormContext, useFormView } from './form-view'

interface EnhancedFormProps {
  /** Ids of its fields begin with it; no other form of the page has it. */
  name: string
  /** The form's `action` without JavaScript. */
  action: string
  texts: FormTexts
  /** Flash state of a submit without JavaScript. */
  answer: FormState | null
  /** Whether a captcha is shown from the beginning. */
  captcha?: CaptchaState
  /** Loads the form's rules and calls. */
  load: () => Promise<FormDefinition>
  /** How it is sent; left out where its calls are all there is to it. */
  send?: SendForm
  /** Shows what will come of it at once. @returns what takes that back when it was refused */
  onSend?: (typed: Typed) => () => void
  /** What follows when it was done. The form stays busy until then. @param reply data the store answered with */
  onDone: (reply: unknown) => void | Promise<void>
  /** Whether the form is reset after success. */
  isReset?: boolean
  /** Whether what is typed waits behind the login where the session has ended: its route keeps it. */
  isKept?: boolean
  children: ReactNode
}

interface Awake {
  element: HTMLFormElement
  rules: FormDefinition
  Takeover: ComponentType<FormControllerProps>
}

/**
 * A plain HTML form with progressive enhancement: rules and client code are loaded on first focus. The browser's own
 * validation is off from the start, so that all errors look alike.
 */
export function EnhancedForm({
  name,
  action,
  texts,
  answer,
  captcha = null,
  load,
  send,
  onSend,
  onDone,
  isReset,
  isKept,
  children,
}: EnhancedFormProps) {
  const [awake, setAwake] = useState<Awake>()
  const first = firstView(name, texts, answer)
  const [view, setView] = useState({ ...first, captcha: first.captcha ?? captcha, isBusy: false })
  const summary = useRef<HTMLDivElement>(null)

  /** A submit that came before the rules: sent again once they are there. */
  const held = useRef<{ submitter: HTMLElement | null } | null>(null)
  const isPlain = useRef(false)

  async function wake(element: HTMLFormElement) {
    if (awake) return
    const loaded = await Promise.all([load(), import('./form-controller')]).catch(() => null)
    if (loaded) return setAwake({ element, rules: loaded[0], Takeover: loaded[1].FormController })
    // When it cannot be loaded, the plain form does the same.
    if (!held.current) return
    isPlain.current = true
    element.requestSubmit(held.current.submitter)
  }

  function holdSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (awake || isPlain.current) return
    event.preventDefault()
    if (held.current) return
    const { submitter } = event.nativeEvent as unknown as globalThis.SubmitEvent
    held.current = { submitter }
    setView((before) => ({ ...before, isBusy: true }))
    void wake(event.currentTarget)
  }

  // The takeover listens by now: effects of children come first.
  useEffect(() => {
    if (!awake || !held.current) return
    awake.element.requestSubmit(held.current.submitter)
    held.current = null
  }, [awake])

  const { tries } = view
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])

  return (
    <FormContext value={view}>
      <form
        className={styles.form}
        method="post"
        action={action}
        noValidate
        data-enhanced={awake ? '' : undefined}
        {...(isKept && { [KEPT_ATTRIBUTE]: '' })}
        onFocus={({ currentTarget }) => void wake(currentTarget)}
        onSubmit={holdSubmit}
      >
        <FormSummary ref={summary} texts={texts} isShown={answer !== null || tries > 0} />
        {children}
        {awake && (
          <awake.Takeover
            {...awake}
            name={name}
            texts={texts}
            answer={answer}
            captcha={view.captcha}
            onView={setView}
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
  /** Whether the form was submitted: before that, errors stand beside their fields only. */
  isShown: boolean
}

/** Everything that is wrong with a form that was sent, above it, in the order of its fields; the focus goes there. */
export function FormSummary({ ref, texts, isShown }: FormSummaryProps) {
  const { name, errors, refusal } = useFormView()
  const order = Object.keys(texts.mistakes)
  const wrong = Object.entries(errors)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([field, text]) => ({ id: `${name}-${field}`, text }))
  if (!isShown || (wrong.length === 0 && refusal === null)) return null
  const title = refusal ?? pickPlural(texts.wrong, wrong.length, texts.locale)
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <ErrorSummary title={title} errors={wrong} />
    </div>
  )
}

interface Props {
  text: string
  /** While it is being sent. */
  busyText: string
  kind?: 'ink' | 'line' | 'buy'
  size?: 'large' | 'normal' | 'small'
}

/** Sends its form. */
export function FormButton({ text, busyText, kind = 'ink', size }: Props) {
  const { isBusy } = useFormView()
  return (
    <Button type="submit" kind={kind} size={size} isBusy={isBusy}>
      {isBusy ? busyText : text}
    </Button>
  )
}
