'use client'

import Link from 'next/link'
import { useState, useSyncExternalStore } from 'react'
import { agreeToCookies, hasAgreed } from '@/lib/browser/cookie-consent'
import { Button } from '../ui/button'
import styles from './cookie-notice.module.scss'

interface Props {
  texts: { label: string; text: string; policy: string; accept: string }
  policyPath: string | null
}

/** Another tab may have agreed in the meantime. */
function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Shows until cookieAgree equals 1 (spec §4). Cached pages do not know: only the browser decides, after they are there. */
export function CookieNotice({ texts, policyPath }: Props) {
  const hadAgreed = useSyncExternalStore(onReturn, hasAgreed, () => true)
  const [isClosed, setClosed] = useState(false)
  if (hadAgreed || isClosed) return null

  async function accept() {
    setClosed(true)
    await agreeToCookies().catch(() => setClosed(false))
  }

  return (
    <section className={styles.card} aria-label={texts.label}>
      <p>
        {texts.text}{' '}
        {policyPath && (
          <Link className={styles.link} href={policyPath} prefetch={false}>
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
