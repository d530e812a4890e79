import { useEffect, useState } from 'react'

/** Longest wait for a quiet moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/** Whether the page has come to rest once: what it needs no sooner is loaded then. */
export function useIdle(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setQuiet, 0, true)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setQuiet(true), { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(idle)
  }, [])
  return isQuiet
}
