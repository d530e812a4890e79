'use client'

import { Suspense } from 'react'
import { optional } from '@/lib/browser/optional'
import { useQuiet } from '@/lib/browser/use-quiet'
import styles from './offline-notice.module.scss'
import type { OfflineTexts } from './offline-words'

const OfflineWords = optional(async () => (await import('./offline-words')).OfflineWords)

/** The place where it is said that the connection is gone. What says it is loaded once the page has come to rest. */
export function OfflineNotice({ texts }: { texts: OfflineTexts }) {
  const isQuiet = useQuiet()
  return (
    <div className={styles.place} role="status">
      {isQuiet && (
        <Suspense>
          <OfflineWords texts={texts} />
        </Suspense>
      )}
    </div>
  )
}
