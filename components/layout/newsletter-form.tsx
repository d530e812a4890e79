'use client'

import { type ComponentType, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '@/contract/limits'
import { Button } from '../ui/button'
import type { NewsletterFormikProps } from './newsletter-formik'
import styles from './newsletter-form.module.scss'
import type { NewsletterTexts } from './newsletter-texts'
import { Icon } from '../ui/icon'

interface NewsletterFormProps {
  texts: NewsletterTexts
  /** The entered value and its error, if the page shows the result of a submitted form. */
  typed?: string
  error?: string
}

interface Enhancement extends Pick<NewsletterFormikProps, 'form' | 'input'> {
  Formik: ComponentType<NewsletterFormikProps>
}

/** The newsletter form: plain until it is used; validation and submission are loaded then. */
export function NewsletterForm({ texts, typed, error = '' }: NewsletterFormProps) {
  const id = useId()
  const [enhancement, setEnhancement] = useState<Enhancement>()
  const [view, setView] = useState({ error, isBusy: false, isDone: false })

  const hasPendingSubmit = useRef(false)

  async function enhance(form: HTMLFormElement) {
    const input = form.elements.namedItem('email')
    if (enhancement || !(input instanceof HTMLInputElement)) return
    const loaded = await import('./newsletter-formik').catch(() => null)
    if (loaded) setEnhancement({ form, input, Formik: loaded.NewsletterFormik })
    // If loading fails, the plain form is submitted.
    else if (hasPendingSubmit.current) form.submit()
  }

  /** Defers a submit until the rules are loaded. */
  function deferSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (enhancement) return
    event.preventDefault()
    if (hasPendingSubmit.current) return
    hasPendingSubmit.current = true
    setView((before) => ({ ...before, isBusy: true }))
    void enhance(event.currentTarget)
  }

  useEffect(() => {
    if (!enhancement || !hasPendingSubmit.current) return
    hasPendingSubmit.current = false
    enhancement.form.requestSubmit()
  }, [enhancement])

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/form/subscribe"
      noValidate
      data-enhanced={enhancement ? '' : undefined}
      onFocus={({ currentTarget }) => void enhance(currentTarget)}
      onSubmit={deferSubmit}
    >
      <div>
        <label className={styles.label} htmlFor={id}>
          {texts.email}
        </label>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          defaultValue={typed}
          placeholder={texts.placeholder}
          autoComplete="email"
          maxLength={LIMITS.email}
          required
          aria-invalid={view.error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
      </div>
      <Button type="submit" isBusy={view.isBusy}>
        {view.isBusy ? texts.sending : texts.subscribe}
      </Button>
      <NewsletterNote id={`${id}-note`} error={view.error} done={view.isDone ? texts.submitted : ''} />
      {enhancement && (
        <enhancement.Formik
          form={enhancement.form}
          input={enhancement.input}
          isTouched={error !== ''}
          texts={texts}
          onViewChange={setView}
        />
      )}
    </form>
  )
}

interface NewsletterNoteProps {
  id: string
  error: string
  done: string
}

/** The result of the form. Its space is reserved, and it is announced when it is filled. */
export const NewsletterNote = ({ id, error, done }: NewsletterNoteProps) => (
  <p id={id} className={styles.note} role="status">
    {(error || done) && (
      <span className={error ? styles.error : styles.done}>
        <Icon name={error ? 'notice' : 'check'} size="small" />
        {error || done}
      </span>
    )}
  </p>
)
