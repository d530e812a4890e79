'use client'

import { useState, type MouseEvent } from 'react'
import type { CaptchaAction } from '@/contract/entities/proof-of-work'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED } from '@/lib/forms/form-state'
import { Icon } from '../ui/icon'
import styles from './captcha-field.module.scss'
import { CaptchaPicture } from './captcha-picture'
import { CaptchaProof } from './captcha-proof'
import type { CaptchaTexts } from './captcha-texts'
import { FormField } from './form-field'
import { useFormView } from './form-view'

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface Props {
  texts: CaptchaTexts
  /** What it is solved for. */
  action: CaptchaAction
  /** This page again, with another picture, for those without a script. */
  page: string
}

/** Proves that a person sends the form: by the letters of a picture, or by work of their browser. Once right, it is gone. */
export function CaptchaField({ texts, action, page }: Props) {
  const { captcha, tries } = useFormView()
  const [round, setRound] = useState(0)
  const [isProved, setIsProved] = useState(false)
  const [triesThen, setTriesThen] = useState(tries)

  const renew = () => setRound((number) => number + 1)
  // A try in vain has used the captcha up.
  if (tries !== triesThen) {
    setTriesThen(tries)
    if (captcha === 'needed') {
      setIsProved(false)
      renew()
    }
  }
  const onAnother = (event: MouseEvent) => {
    event.preventDefault()
    renew()
  }

  if (captcha === null) return null
  if (captcha === 'solved' || isProved)
    return (
      <p className={styles.solved} role="status" tabIndex={-1} ref={isProved ? takeFocus : undefined}>
        <input type="hidden" name={CAPTCHA_SOLVED} value="solved" />
        <Icon name="check" size="medium" />
        {texts.solved}
      </p>
    )
  return (
    <div className={styles.captcha}>
      <CaptchaPicture round={round} texts={texts} href={page} onAnother={onAnother} />
      <FormField
        key={round}
        name={CAPTCHA_FIELD}
        label={texts.label}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <CaptchaProof action={action} texts={texts} onProved={() => setIsProved(true)} onFailed={renew} />
    </div>
  )
}
