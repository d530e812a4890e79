'use client'

import { useEffect } from 'react'
import type { FlashMessage } from '@/lib/forms/flash-message'

/** Shows the flash message of the previous page. If its script fails to load, the next page shows it. */
export function FlashToast({ texts }: { texts: Record<FlashMessage, string> }) {
  useEffect(() => {
    import('./show-flash-message').then(
      ({ showFlashMessage }) => showFlashMessage(texts),
      () => {},
    )
  }, [texts])
  return null
}
