'use client'

import { Suspense, useEffect, useState } from 'react'
import { optional } from '@/lib/browser/optional'

const QuietWork = optional(async () => (await import('./quiet-work')).QuietWork)

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
