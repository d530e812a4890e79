'use client'

import { useEffect, useMemo } from 'react'
import { syncSession } from '@/lib/browser/session-sync'
import { addOrQueue, startQueueSender } from '@/lib/cart/add-or-queue'
import { provideCartAdder } from '@/lib/cart/adding'
import { offlineQueue } from '@/lib/cart/offline-queue'
import { cacheViewedProduct, registerWorker } from '@/lib/browser/offline/register-worker'
import { startOptimisticNavigation } from '@/lib/browser/open-card'
import { startSecondImages } from '@/lib/browser/second-images'
import { networkQuality } from '@/lib/browser/connection'
import { CartWatch } from '../cart/cart-watch'
import { toast } from '../ui/toast'
import { preloadDrawer } from '../ui/drawer'
import { usePathname, useRouter } from 'next/navigation'
import { prefetchByIntent, prefetchInView } from '@/lib/browser/prefetch-links'

/** Viewports whose header has no room for the categories (components/styles/mixins.scss, desktop). */
const MENU_MEDIA_QUERY = '(width < 1024px)'

/** Preloads the menu if the page has one and the connection is fast. */
function preloadMenuDrawer() {
  if (networkQuality(navigator) === 'fast' && matchMedia(MENU_MEDIA_QUERY).matches) preloadDrawer('menu')
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
  useEffect(() => provideCartAdder({ add: addOrQueue, items: offlineQueue }), [])
  useEffect(() => startQueueSender((message) => void toast('error', message)), [])
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
  useEffect(preloadMenuDrawer, [])
  const path = usePathname()
  useEffect(() => cacheViewedProduct(path), [path])
  return <LinkPrefetch />
}

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

/**
 * By default Next prefetches only a page's shell. The type is an internal enum of Next's, which our modules cannot
 * import.
 */
const FULL_PREFETCH = { kind: 'full' } as unknown as PrefetchOptions

/** Prefetches pages of the shop: on hover or focus of their link, and on fast connections once the link is in view. */
export function LinkPrefetch() {
  const router = useRouter()
  const path = usePathname()
  const prefetch = useMemo(() => (href: string) => router.prefetch(href, FULL_PREFETCH), [router])
  useEffect(() => prefetchByIntent(prefetch), [prefetch])
  useEffect(() => prefetchInView(prefetch), [prefetch, path])
  return null
}
