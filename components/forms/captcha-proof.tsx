'use client'

import { useState } from 'react'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import type { CaptchaAction } from '@/contract/entities/proof-of-work'
import styles from './captcha-field.module.scss'
import type { CaptchaTexts } from './captcha-texts'

interface Props {
  action: CaptchaAction
  texts: CaptchaTexts
  onProved: () => void
  /** The challenge has taken the picture's place, and was not solved. */
  onFailed: () => void
}

/** The way past the picture for who cannot see it: a proof of work. It needs a script, so without one it is not offered. */
export function CaptchaProof({ action, texts, onProved, onFailed }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!useIsInBrowser()) return null

  const prove = async () => {
    setState('busy')
    try {
      const { proveWork } = await import('@/lib/auth/prove-work')
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
