'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import styles from './remove-address.module.scss'

export interface RemoveTexts {
  ask: string
  question: string
  yes: string
  no: string
}

interface Props {
  id: string
  /** The address, for those who cannot see what the button stands on. */
  about: string
  texts: RemoveTexts
  onRemove: () => void
}

/** Takes an address out of the book after a question asked in place; without JavaScript by its plain form. */
export function RemoveAddress({ id, about, texts, onRemove }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const isInBrowser = useIsInBrowser()
  const keep = () => {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={details} name="remove-address">
      <summary className={styles.ask}>
        {texts.ask}
        <VisuallyHidden> {about}</VisuallyHidden>
      </summary>
      <form
        className={styles.question}
        action="/api/form/account/address/remove"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <input type="hidden" name="id" value={id} />
        <p>{texts.question}</p>
        <div className={styles.answers}>
          <Button type="submit" size="small">
            {texts.yes}
          </Button>
          {isInBrowser && (
            <Button size="small" kind="line" onClick={keep}>
              {texts.no}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
