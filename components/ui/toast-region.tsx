'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { onFirstToast, TOAST_REGION } from './toast'
import styles from './toast-region.module.scss'

const ToastList = lazyOptional(async () => (await import('./toast-list')).ToastList)

/** Where toasts appear. Both live regions are in the page from the start, because screen readers do not announce the first message of a region that is added with it. */
export function ToastRegion({ name }: { name: string }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => onFirstToast(() => setAwake(true)), [])
  const list = (urgency: string) => isAwake && <ToastList toaster={`${name}-${urgency}`} />
  return (
    <div className={styles.region} {...{ [TOAST_REGION]: name }}>
      <div role="status">
        <Suspense>{list('polite')}</Suspense>
      </div>
      <div role="alert">
        <Suspense>{list('assertive')}</Suspense>
      </div>
    </div>
  )
}
