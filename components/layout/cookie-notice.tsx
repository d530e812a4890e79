'use client'

import { useSyncExternalStore } from 'react'
import { loadCookies } from '@/lib/browser/late-cookies'
import { lazySource } from '@/lib/browser/lazy-source'
import { CookieCard, type CookieNoticeProps } from './cookie-card'

/** If a card appeared between press and release, it would intercept the click on the button beneath it. */
const waitForPointerUp = () =>
  new Promise<void>((done) => {
    if (!document.querySelector(':active')) return done()
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(done), { once: true })
  })

const consent = lazySource(async () => {
  const { consent } = await loadCookies()
  await waitForPointerUp()
  return consent
}, true)

/**
 * Shown until cookieAgree equals 1 (spec §4). Cached pages are the same for all visitors: the browser decides after
 * loading.
 */
export function CookieNotice(props: CookieNoticeProps) {
  const hasAgreed = useSyncExternalStore(consent.subscribe, consent.read, () => true)
  return !hasAgreed && <CookieCard {...props} />
}
