'use client'

import { useState, type MouseEvent } from 'react'
import { Icon } from '../ui/icon'
import styles from './captcha-picture.module.scss'
import type { CaptchaTexts } from './captcha-texts'

interface Props {
  /** Another number is another picture. */
  round: number
  texts: CaptchaTexts
  /** This page again, for those without a script: it comes with another picture. */
  href: string
  onAnother: (event: MouseEvent) => void
}

/** The letters to type. The store draws them; the picture is as large as it comes. */
export function CaptchaPicture({ round, texts, href, onAnother }: Props) {
  const [failed, setFailed] = useState(-1)
  return (
    <div className={styles.box}>
      {failed === round ? (
        <p className={styles.failed}>{texts.failed}</p>
      ) : (
        // Drawn for one device: no optimizer may keep it.
        <img
          key={round}
          className={styles.picture}
          src={`/api/verify/captcha?round=${round}`}
          width={220}
          height={80}
          alt={texts.alt}
          data-fallback="own"
          onError={() => setFailed(round)}
        />
      )}
      <a className={styles.another} href={href} onClick={onAnother}>
        <Icon name="return" size="medium" />
        {texts.another}
      </a>
    </div>
  )
}
