'use client'

import { usePathname } from 'next/navigation'
import { Suspense } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { readable } from '@/lib/routing/requested-path'
import type { NotFoundProps } from './not-found-screen'

const NotFoundScreen = lazyOptional<NotFoundProps>(
  async () => (await import('./not-found-screen')).NotFoundScreen,
  ({ texts }) => <h1>{texts.title}</h1>,
)

/**
 * The not-found screen where a page calls `notFound()`: its script is loaded then, since Next sends this boundary along
 * with every page. The path is that of the address bar: `not-found.tsx` is given none.
 */
export function NotFoundBoundary(props: Omit<NotFoundProps, 'path'>) {
  const path = readable(usePathname())
  return (
    <Suspense>
      <NotFoundScreen {...props} path={path} />
    </Suspense>
  )
}
