'use client'

import { Suspense } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIdle } from '@/lib/browser/use-idle'

const PictureWatch = lazyOptional(async () => (await import('./picture-watch')).PictureWatch)

/** Has an eye on the page's pictures, once it has come to rest: also on those that failed before. */
export const PictureFallback = ({ storeName }: { storeName: string }) =>
  useIdle() && (
    <Suspense>
      <PictureWatch storeName={storeName} />
    </Suspense>
  )
