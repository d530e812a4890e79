'use client'

import { useState, type MouseEvent } from 'react'
import { call } from '@/lib/browser/call'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED } from '@/lib/forms/captcha-fields'
import { Icon } from '../ui/icon'
import styles from './captcha-field.module.scss'
import { CaptchaPicture } from './captcha-picture'
import type { CaptchaTexts } from './captcha-texts'
import { FormField } from './form-field'
import { useFormView } from './form-view'

interface Props {
  texts: CaptchaTexts
  /** The page without and with the question in place of the picture, for those without a script. */
  pages: { picture: string; question: string }
  /** The question the page came with; null where it shows the picture. */
  asked: string | null
}

/** Proves that a person sends the form: by the letters of a picture, or by a question in words. Once right, it is gone. */
export function CaptchaField({ texts, pages, asked }: Props) {
  const { captcha, tries } = useFormView()
  const [question, setQuestion] = useState(asked)
  const [round, setRound] = useState(0)
  const [triesThen, setTriesThen] = useState(tries)

  const ask = async () => {
    const data = await call('GET', '/api/verify/question').catch(() => null)
    setQuestion((data as { question: string } | null)?.question ?? texts.failed)
  }
  const show = () => {
    setQuestion(null)
    setRound((number) => number + 1)
  }
  // A try in vain has used the captcha up.
  if (tries !== triesThen) {
    setTriesThen(tries)
    if (captcha === 'needed') {
      setRound((number) => number + 1)
      if (question !== null) void ask()
    }
  }
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    act()
  }

  if (captcha === null) return null
  if (captcha === 'solved')
    return (
      <p className={styles.solved} role="status">
        <input type="hidden" name={CAPTCHA_SOLVED} value="solved" />
        <Icon name="check" size="medium" />
        {texts.solved}
      </p>
    )
  return (
    <div className={styles.captcha}>
      {question === null ? (
        <CaptchaPicture round={round} texts={texts} href={pages.picture} onAnother={instead(show)} />
      ) : (
        <p className={styles.question} role="status">
          {question}
        </p>
      )}
      <FormField
        key={`${question === null} ${round}`}
        name={CAPTCHA_FIELD}
        label={question === null ? texts.label : texts.answer}
        hint={question === null ? texts.hint : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <a
        className={styles.other}
        href={question === null ? pages.question : pages.picture}
        onClick={instead(question === null ? () => void ask() : show)}
      >
        {question === null ? texts.asQuestion : texts.asPicture}
      </a>
    </div>
  )
}
