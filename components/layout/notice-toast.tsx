'use client'

import { useEffect } from 'react'
import type { Notice } from '@/lib/forms/flash-message'

/** Says what the page before has left to be said. What cannot be loaded now is said by the next page. */
export function FlashToast({ texts }: { texts: Record<Notice, string> }) {
  useEffect(() => {
    import('./say-notice').then(
      ({ sayNotice }) => sayNotice(texts),
      () => {},
    )
  }, [texts])
  return null
}
