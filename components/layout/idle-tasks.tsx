'use client'

import { useEffect, useMemo } from 'react'
import { syncSession } from '@/lib/browser/session-sync'
import { addOrWait, startSending } from '@/lib/cart/add-or-wait'
import { provideAdding } from '@/lib/cart/adding'
import { waitingItems } from '@/lib/cart/waiting-items'
import { keepViewedProduct, registerWorker } from '@/lib/browser/offline/register-worker'
import { startOptimisticNavigation } from '@/lib/browser/open-card'
import { startSecondImages } from '@/lib/browser/second-images'
import { networkQuality } from '@/lib/browser/connection'
import { CartWatch } from '../cart/cart-watch'
import { toast } from '../ui/toast'
import { wantDrawer } from '../ui/drawer'
import { usePathname, useRouter } from 'next/navigation'
import { prefetchByIntent, prefetchInView } from '@/lib/browser/prefetch-links'

/** Where the header has no room for the categories (components/styles/mixins.scss, desktop). */
const HAS_MENU = '(width < 1024px)'

/** Preloads the menu if the page has one and the connection is fast. */
function wantMenuAhead() {
  if (networkQuality(navigator) === 'fast' && matchMedia(HAS_MENU).matches) wantDrawer('menu')
}

interface Props {
  /** Whether the page has neither the shop's header nor its menu: nothing is preloaded. */
  isMinimal: boolean
}

/**
 * Keeps cart and session in sync with other tabs and after an offline period; with the shop's header also preloads the
 * menu and pages.
 */
export function IdleTasks({ isMinimal }: Props) {
  useEffect(syncSession, [])
  useEffect(registerWorker, [])
  useEffect(() => provideAdding({ add: addOrWait, items: waitingItems }), [])
  useEffect(() => startSending((message) => void toast('error', message)), [])
  return (
    <>
      <CartWatch />
      {!isMinimal && <ShopTasks />}
    </>
  )
}

/** Prefetches pages and the menu, opens a pressed card optimistically and loads second images of cards. */
function ShopTasks() {
  useEffect(startOptimisticNavigation, [])
  useEffect(startSecondImages, [])
  useEffect(wantMenuAhead, [])
  const path = usePathname()
  useEffect(() => keepViewedProduct(path), [path])
  return <LinkPrefetch />
}

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

/**
 * By default Next prefetches only a page's shell. The type is an internal enum of Next's, which our modules cannot
 * import.
 */
const WHOLE = { kind: 'full' } as unknown as PrefetchOptions

/** Prefetches pages of the shop: on hover or focus of their link, and on fast connections once the link is in view. */
export function LinkPrefetch() {
  const router = useRouter()
  const path = usePathname()
  const prefetch = useMemo(() => (href: string) => router.prefetch(href, WHOLE), [router])
  useEffect(() => prefetchByIntent(prefetch), [prefetch])
  useEffect(() => prefetchInView(prefetch), [prefetch, path])
  return null
}
