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

interface Awake extends Pick<NewsletterFormikProps, 'form' | 'input'> {
  Formik: ComponentType<NewsletterFormikProps>
}

/** The newsletter form: plain until it is used; validation and submission are loaded then. */
export function NewsletterForm({ texts, typed, error = '' }: NewsletterFormProps) {
  const id = useId()
  const [awake, setAwake] = useState<Awake>()
  const [view, setView] = useState({ error, isBusy: false, isDone: false })

  const isHeld = useRef(false)

  async function wake(form: HTMLFormElement) {
    const input = form.elements.namedItem('email')
    if (awake || !(input instanceof HTMLInputElement)) return
    const loaded = await import('./newsletter-formik').catch(() => null)
    if (loaded) setAwake({ form, input, Formik: loaded.NewsletterFormik })
    // When it cannot be loaded, the plain form does the same.
    else if (isHeld.current) form.submit()
  }

  /** A submit that precedes the loaded rules is repeated once they are there. */
  function holdSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (awake) return
    event.preventDefault()
    if (isHeld.current) return
    isHeld.current = true
    setView((before) => ({ ...before, isBusy: true }))
    void wake(event.currentTarget)
  }

  useEffect(() => {
    if (!awake || !isHeld.current) return
    isHeld.current = false
    awake.form.requestSubmit()
  }, [awake])

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/form/subscribe"
      noValidate
      data-enhanced={awake ? '' : undefined}
      onFocus={({ currentTarget }) => void wake(currentTarget)}
      onSubmit={holdSubmit}
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
      {awake && (
        <awake.Formik form={awake.form} input={awake.input} isTouched={error !== ''} texts={texts} onView={setView} />
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
