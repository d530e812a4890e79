'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

/** What does not come is no reason to fail. */
const nothing = { QuietWork: () => null }

const QuietWork = lazy(async () => ({ default: (await import('./quiet-work').catch(() => nothing)).QuietWork }))

/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 2000

/** Does what no page needs to be shown, once it has come to rest. */
export function WhenQuiet() {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setQuiet, 0, true)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setQuiet(true), { timeout: PATIENCE })
    return () => cancelIdleCallback(idle)
  }, [])
  return (
    isQuiet && (
      <Suspense>
        <QuietWork />
      </Suspense>
    )
  )
}
