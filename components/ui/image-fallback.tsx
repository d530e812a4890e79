'use client'

import { Suspense } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIdle } from '@/lib/browser/use-idle'

const BrokenImages = lazyOptional(async () => (await import('./broken-images')).BrokenImages)

/** Replaces broken images once the page is idle, including those that failed before. */
export const ImageFallback = ({ storeName }: { storeName: string }) =>
  useIdle() && (
    <Suspense>
      <BrokenImages storeName={storeName} />
    </Suspense>
  )
