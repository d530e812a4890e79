'use client'

import { Suspense, useEffect, useState } from 'react'
import { holdWhileOffline } from '@/lib/browser/hold-while-offline'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIdle } from '@/lib/browser/use-idle'
import styles from './offline-notice.module.scss'
import type { OfflineTexts } from './offline-words'

const OfflineWords = lazyOptional(async () => (await import('./offline-words')).OfflineWords)

/**
 * While the connection is gone the page stays open, and here it is said. What says it is loaded once the page has come to
 * rest.
 */
export function OfflineNotice({ texts }: { texts: OfflineTexts }) {
  const isQuiet = useIdle()
  const [held, setHeld] = useState(0)
  useEffect(() => holdWhileOffline(() => setHeld((times) => times + 1)), [])
  return (
    <div className={styles.place} role="status">
      {isQuiet && (
        <Suspense>
          <OfflineWords texts={texts} held={held} />
        </Suspense>
      )}
    </div>
  )
}
