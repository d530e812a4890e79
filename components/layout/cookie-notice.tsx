'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lateSource } from '@/lib/browser/lazy-source'
import { lazyOptional } from '@/lib/browser/lazy-component'
import type { CookieNoticeProps } from './cookie-card'

/** If a card appeared between press and release, it would intercept the click on the button beneath it. */
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

/**
 * Shown until cookieAgree equals 1 (spec §4). Cached pages are the same for all visitors: the browser decides after
 * loading.
 */
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
