'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { hasAgreed } from '@/lib/browser/cookie-consent'
import { optional } from '@/lib/browser/optional'
import type { CookieNoticeProps } from './cookie-texts'

const CookieCard = optional(async () => (await import('./cookie-card')).CookieCard)

/** Another tab may have agreed in the meantime. */
function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Shows until cookieAgree equals 1 (spec §4). Cached pages do not know: only the browser decides, after they are there. */
export function CookieNotice(props: CookieNoticeProps) {
  const hadAgreed = useSyncExternalStore(onReturn, hasAgreed, () => true)
  return (
    !hadAgreed && (
      <Suspense>
        <CookieCard {...props} />
      </Suspense>
    )
  )
}
