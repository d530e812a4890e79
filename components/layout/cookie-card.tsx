'use client'

import { Link } from '../ui/link'
import { useState } from 'react'
import { loadCookies } from '@/lib/browser/late-cookies'
import { Button } from '../ui/button'
import styles from './cookie-card.module.scss'

/** The text of the cookie notice, and its link. */
export interface CookieNoticeProps {
  texts: { label: string; text: string; policy: string; accept: string }
  /** Path of the cookie policy; null if the store has none. */
  policyPath: string | null
}

/** The cookie notice. Accepting hides it at once. */
export function CookieCard({ texts, policyPath }: CookieNoticeProps) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null

  function accept() {
    setClosed(true)
    // Loaded before: it decided that this card is shown.
    void loadCookies().then(({ agreeToCookies }) => agreeToCookies())
  }

  return (
    <section className={styles.card} aria-label={texts.label}>
      <p>
        {texts.text}{' '}
        {policyPath && (
          <Link className={styles.link} href={policyPath}>
            {texts.policy}
          </Link>
        )}
      </p>
      <Button size="small" isWide onClick={accept}>
        {texts.accept}
      </Button>
    </section>
  )
}
