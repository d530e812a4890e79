'use client'

import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import { readQuantity } from '@/lib/cart/quantity'
import { CART_QUANTITY } from '@/lib/limits'
import { Icon } from './icon'
import styles from './stepper.module.scss'

export interface StepperTexts {
  quantity: string
  less: string
  more: string
}

interface Props {
  value: number
  texts: StepperTexts
  /** Name of the form field. */
  name?: string
  /** The counted item, part of the accessible name. */
  subject?: string
  size?: 'normal' | 'small'
  /** Id of the field's error note. */
  describedBy?: string | undefined
  /** A number between 1 and 30 was chosen. */
  onChoose: (value: number) => void
  /**
   * Called when the field is left empty or at zero (spec §5). Without a form the last number is restored; in a form it stays,
   * and the form is not sent.
   */
  onEmpty: () => void
}

/**
 * Quantity 1–30: a number field with two buttons, which are disabled until hydration. Input is committed when the field
 * loses focus or Enter is pressed.
 */
export function Stepper({ value, texts, name, subject, size = 'normal', describedBy, onChoose, onEmpty }: Props) {
  const isInBrowser = useIsInBrowser()
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const labelOf = (text: string) => (subject ? `${text}: ${subject}` : text)

  const commit = (text: string | null) => {
    if (text === null) return
    const typed = readQuantity(text)
    const isInvalid = typed === null && name !== undefined
    setDraft(isInvalid ? text : null)
    setEmpty(isInvalid)
    if (typed === null) onEmpty()
    else if (typed !== value || isEmpty) onChoose(typed)
  }
  const step = (by: number) => {
    setDraft(null)
    setEmpty(false)
    onChoose(value + by)
  }
  // Input from before hydration is only in the DOM: the next render would overwrite it.
  const syncFromDom = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (text === String(value)) return
    if (document.activeElement === field.current) setDraft(text)
    else commit(text)
  })
  useLayoutEffect(() => syncFromDom(), [])

  // The form was submitted with uncommitted input, for example by Enter in another field.
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault()
    commit(event.currentTarget.value)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit(draft)
  }

  return (
    <div className={`${styles.stepper} ${styles[size]}`}>
      <button
        type="button"
        className={styles.button}
        aria-label={labelOf(texts.less)}
        disabled={!isInBrowser || value <= CART_QUANTITY.min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size="medium" />
      </button>
      <input
        ref={field}
        className={styles.field}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={labelOf(texts.quantity)}
        min={CART_QUANTITY.min}
        max={CART_QUANTITY.max}
        required
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => commit(draft)}
        onKeyDown={onKeyDown}
        onInvalid={onInvalid}
        aria-invalid={isEmpty || describedBy !== undefined || undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={labelOf(texts.more)}
        disabled={!isInBrowser || value >= CART_QUANTITY.max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size="medium" />
      </button>
    </div>
  )
}
