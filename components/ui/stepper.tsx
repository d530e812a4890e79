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
  /** What the field is sent as, in a form. */
  name?: string
  /** What it counts, read out with its name. */
  subject?: string
  size?: 'normal' | 'small'
  /** The field whose note says what is wrong with it. */
  describedBy?: string | undefined
  /** A number between 1 and 30 was chosen. */
  onChoose: (value: number) => void
  /**
   * The field was left empty or at zero (spec §5). By itself it shows the last number again; in a form it stays as it is,
   * and the form is not sent.
   */
  onEmpty: () => void
}

/**
 * Quantity 1–30: a number field with two buttons, which are disabled until hydration. What is typed counts when the field
 * is left or Enter is pressed.
 */
export function Stepper({ value, texts, name, subject, size = 'normal', describedBy, onChoose, onEmpty }: Props) {
  const isInBrowser = useIsInBrowser()
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const named = (text: string) => (subject ? `${text}: ${subject}` : text)

  const settle = (text: string | null) => {
    if (text === null) return
    const typed = readQuantity(text)
    const isLeft = typed === null && name !== undefined
    setDraft(isLeft ? text : null)
    setEmpty(isLeft)
    if (typed === null) onEmpty()
    else if (typed !== value || isEmpty) onChoose(typed)
  }
  const step = (by: number) => {
    setDraft(null)
    setEmpty(false)
    onChoose(value + by)
  }
  // What was typed before hydration is in the field only: the next render would overwrite it.
  const adopt = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (text === String(value)) return
    if (document.activeElement === field.current) setDraft(text)
    else settle(text)
  })
  useLayoutEffect(() => adopt(), [])

  // The form was sent with the field as it is: by the Enter key in another field, say.
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault()
    settle(event.currentTarget.value)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle(draft)
  }

  return (
    <div className={`${styles.stepper} ${styles[size]}`}>
      <button
        type="button"
        className={styles.button}
        aria-label={named(texts.less)}
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
        aria-label={named(texts.quantity)}
        min={CART_QUANTITY.min}
        max={CART_QUANTITY.max}
        required
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => settle(draft)}
        onKeyDown={onKeyDown}
        onInvalid={onInvalid}
        aria-invalid={isEmpty || describedBy !== undefined || undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={named(texts.more)}
        disabled={!isInBrowser || value >= CART_QUANTITY.max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size="medium" />
      </button>
    </div>
  )
}
