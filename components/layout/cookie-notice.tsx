'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lateSource } from '@/lib/browser/lazy-source'
import { lazyOptional } from '@/lib/browser/lazy-component'
import type { CookieNoticeProps } from './cookie-card'

/** A card that comes up between press and release would take the press from the button beneath it. */
const released = () =>
  new Promise<void>((done) => {
    if (!document.querySelector(':active')) return done()
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(done), { once: true })
  })

const CookieCard = lazyOptional(async () => {
  const { CookieCard } = await import('./cookie-card')
  await released()
  return CookieCard
})

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
