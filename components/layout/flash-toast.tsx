'use client'

import { useEffect } from 'react'
import type { Notice } from '@/lib/forms/flash-message'

/** Shows the flash message of the previous page. If its script fails to load, the next page shows it. */
export function FlashToast({ texts }: { texts: Record<Notice, string> }) {
  useEffect(() => {
    import('./show-flash-message').then(
      ({ showFlashMessage }) => showFlashMessage(texts),
      () => {},
    )
  }, [texts])
  return null
}
