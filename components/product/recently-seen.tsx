'use client'

import { Suspense, useEffect, useState } from 'react'
import { optional } from '@/lib/browser/optional'
import { recentKeys, useRecentKeys } from '@/lib/catalog/recently-viewed'
import type { CardContext } from '@/lib/catalog/card-context'
import type { RecentTexts } from './recent-rail'

const RecentRail = optional(async () => (await import('./recent-rail')).RecentRail)

/** So many of them are shown. */
const SHOWN = 4

interface Props {
  /** The product of this page: remembered, and not shown among the others. */
  current: string
  context: CardContext
  texts: RecentTexts
}

/** Products seen before in this browser, stored only there. The rail's code is loaded if there are any. */
export function RecentlySeen({ current, context, texts }: Props) {
  const keys = useRecentKeys()
  useEffect(() => recentKeys.see(current), [current])
  const others = keys.filter((key) => key !== current).slice(0, SHOWN)
  const [isShown, setShown] = useState(false)
  // Stays mounted after clearing, to show the confirmation.
  if (others.length > 0 && !isShown) setShown(true)
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <RecentRail keys={others} context={context} texts={texts} />
    </Suspense>
  )
}
