'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { recentlyViewedKeys, useRecentlyViewedKeys } from '@/lib/catalog/recently-viewed'
import type { CardContext } from '@/lib/catalog/card-context'
import type { RecentlyViewedTexts } from './recently-viewed-carousel'

const RecentlyViewedCarousel = lazyOptional(
  async () => (await import('./recently-viewed-carousel')).RecentlyViewedCarousel,
)

/** Products shown at most. */
const MAX_PRODUCTS = 4

interface Props {
  /** Key of this page's product: stored, and not shown. */
  current: string
  context: CardContext
  texts: RecentlyViewedTexts
}

/** Recently viewed products, stored only in this browser. The carousel's code is loaded if there are any. */
export function RecentlyViewed({ current, context, texts }: Props) {
  const keys = useRecentlyViewedKeys()
  useEffect(() => recentlyViewedKeys.add(current), [current])
  const others = keys.filter((key) => key !== current).slice(0, MAX_PRODUCTS)
  const [isShown, setShown] = useState(false)
  // Stays mounted after clearing, to show the confirmation.
  if (others.length > 0 && !isShown) setShown(true)
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <RecentlyViewedCarousel keys={others} context={context} texts={texts} />
    </Suspense>
  )
}
