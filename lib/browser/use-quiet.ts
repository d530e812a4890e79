import { useEffect, useState } from 'react'

/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 2000

/** Whether the page has come to rest once: what it needs no sooner is loaded then. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setQuiet, 0, true)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setQuiet(true), { timeout: PATIENCE })
    return () => cancelIdleCallback(idle)
  }, [])
  return isQuiet
}
