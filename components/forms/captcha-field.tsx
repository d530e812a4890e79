'use client'

import { type MouseEvent, useState } from 'react'
import type { CaptchaAction } from '@/contract/entities/proof-of-work'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED_FIELD } from '@/lib/forms/form-state'
import { Icon } from '../ui/icon'
import styles from './captcha-field.module.scss'
import { FormField } from './form-field'
import type { CaptchaTexts } from './form-texts'
import { useFormView } from './form-view'

/** The focused button has been removed. */
const focusOnMount = (element: HTMLElement | null) => element?.focus()

interface CaptchaFieldProps {
  texts: CaptchaTexts
  /** The action that requires the captcha. */
  action: CaptchaAction
  /** The current page with a new captcha image, for use without JavaScript. */
  page: string
}

/** A captcha: letters of an image or a proof of work. Replaced by a note once solved. */
export function CaptchaField({ texts, action, page }: CaptchaFieldProps) {
  const { captcha, rejections } = useFormView()
  const [round, setRound] = useState(0)
  const [isProved, setIsProved] = useState(false)
  const [previousRejections, setPreviousRejections] = useState(rejections)

  const renew = () => setRound((number) => number + 1)
  // A rejected submit has used up the captcha; a failed client-side validation has not.
  if (rejections !== previousRejections) {
    setPreviousRejections(rejections)
    if (captcha === 'needed') {
      setIsProved(false)
      renew()
    }
  }
  const onReload = (event: MouseEvent) => {
    event.preventDefault()
    renew()
  }

  if (captcha === null) return null
  if (captcha === 'solved' || isProved)
    return (
      <p className={styles.solved} role="status" tabIndex={-1} ref={isProved ? focusOnMount : undefined}>
        <input type="hidden" name={CAPTCHA_SOLVED_FIELD} value="solved" />
        <Icon name="check" size="medium" />
        {texts.solved}
      </p>
    )
  return (
    <div className={styles.captcha}>
      <CaptchaImage round={round} texts={texts} href={page} onReload={onReload} />
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

interface CaptchaImageProps {
  /** A new number loads a new image. */
  round: number
  texts: CaptchaTexts
  /** The current page with a new image, for use without JavaScript. */
  href: string
  onReload: (event: MouseEvent) => void
}

/** The captcha image, drawn by the store in a fixed size. */
export function CaptchaImage({ round, texts, href, onReload }: CaptchaImageProps) {
  const [failed, setFailed] = useState(-1)
  return (
    <div className={styles.box}>
      {failed === round ? (
        <p className={styles.failed}>{texts.failed}</p>
      ) : (
        // Belongs to one device: no image optimizer may cache it.
        <img
          key={round}
          className={styles.image}
          src={`/api/verify/captcha?round=${round}`}
          width={220}
          height={80}
          alt={texts.alt}
          data-fallback="own"
          onError={() => setFailed(round)}
        />
      )}
      <a className={styles.another} href={href} onClick={onReload}>
        <Icon name="return" size="medium" />
        {texts.another}
      </a>
    </div>
  )
}

interface CaptchaProofProps {
  action: CaptchaAction
  texts: CaptchaTexts
  onProved: () => void
  /** The challenge has replaced the image on the server and was not solved. */
  onFailed: () => void
}

/** The accessible alternative to the image: a proof of work. Needs JavaScript, so it is rendered in the browser only. */
export function CaptchaProof({ action, texts, onProved, onFailed }: CaptchaProofProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!useIsInBrowser()) return null

  const prove = async () => {
    setState('busy')
    try {
      const { proveWork } = await import('@/lib/auth/proof-of-work')
      await proveWork(action)
      onProved()
    } catch {
      setState('failed')
      onFailed()
    }
  }
  return (
    <div className={styles.proof}>
      <p className={styles.hint}>{texts.proofHint}</p>
      <button
        className={styles.other}
        type="button"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void prove()}
      >
        {texts.asProof}
      </button>
      <p className={styles.hint} role="status">
        {state === 'busy' ? texts.proving : state === 'failed' ? texts.proofFailed : ''}
      </p>
    </div>
  )
}
