'use client'

import { Suspense, useEffect, useState } from 'react'
import { holdWhileOffline } from '@/lib/browser/hold-while-offline'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIdle } from '@/lib/browser/use-idle'
import styles from './offline-notice.module.scss'
import type { OfflineTexts } from './offline-words'

const OfflineWords = lazyOptional(async () => (await import('./offline-words')).OfflineWords)

/** The page stays open while offline, and this notice is shown. Its code is loaded when the page is idle. */
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
