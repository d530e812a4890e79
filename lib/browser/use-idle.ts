import { useEffect, useState } from 'react'

/** Maximum wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/** Whether the page has been idle once: code that is not needed earlier is loaded after that. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setIdle, 0, true)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setIdle(true), { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(idle)
  }, [])
  return isIdle
}
