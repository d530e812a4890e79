'use client'

import { useState } from 'react'
import { LIMITS } from '@/contract/limits'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import { FormField } from './form-field'
import type { PasswordTexts } from './form-texts'
import styles from './password-field.module.scss'

interface Props {
  name: string
  label: string
  hint?: string
  /** With `new-password`, browsers suggest a password. */
  autoComplete: 'current-password' | 'new-password'
  texts: PasswordTexts
}

/** A password field with a show/hide button. */
export function PasswordField({ name, texts, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  const isInBrowser = useIsInBrowser()
  const toggle = isInBrowser && (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`${isShown ? texts.hide : texts.show}: ${field.label}`}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? texts.hide : texts.show}
    </button>
  )
  return (
    <FormField
      {...field}
      name={name}
      type={isShown ? 'text' : 'password'}
      minLength={field.autoComplete === 'new-password' ? LIMITS.password.min : undefined}
      maxLength={LIMITS.password.max}
      autoCapitalize="none"
      spellCheck={false}
      required
      addon={toggle}
    />
  )
}
