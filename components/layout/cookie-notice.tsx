'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lateSource } from '@/lib/browser/late-source'
import { optional } from '@/lib/browser/optional'
import type { CookieNoticeProps } from './cookie-texts'

const CookieCard = optional(async () => (await import('./cookie-card')).CookieCard)

const consent = lateSource(() => import('@/lib/browser/consent-source'), true)

/** Shows until cookieAgree equals 1 (spec §4). Cached pages do not know: only the browser decides, after they are there. */
export function CookieNotice(props: CookieNoticeProps) {
  const hadAgreed = useSyncExternalStore(consent.subscribe, consent.read, () => true)
  return (
    !hadAgreed && (
      <Suspense>
        <CookieCard {...props} />
      </Suspense>
    )
  )
}
