'use client'

// Not from 'next/error', which also loads the error page of the Pages Router on every page (docs/decisions/059).
import { catchError } from 'next/dist/client/components/catch-error'
import type { ErrorInfo } from 'next/error'
import { usePathname } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { decodeForDisplay } from '@/lib/routing/requested-path'
import { reloadOnce } from './chunk-reload'
import { ErrorScreen, type ErrorTexts } from './error-screen'
import type { NotFoundProps } from './not-found-screen'

const NotFoundScreen = lazyOptional<NotFoundProps>(
  async () => (await import('./not-found-screen')).NotFoundScreen,
  ({ texts }) => <h1>{texts.title}</h1>,
)

/**
 * The not-found screen of a page that calls `notFound()`. Its script loads then, since Next.js sends this boundary with
 * every page. The path is that of the address bar: Next.js passes none to `not-found.tsx`.
 */
export function NotFoundBoundary(props: Omit<NotFoundProps, 'path'>) {
  const path = decodeForDisplay(usePathname())
  return (
    <Suspense>
      <NotFoundScreen {...props} path={path} />
    </Suspense>
  )
}

function Fallback({ texts }: { texts: ErrorTexts }, { error, retry }: ErrorInfo) {
  useEffect(() => reloadOnce(error), [error])
  return <ErrorScreen texts={texts} onRetry={retry} />
}

/** Error boundary of every screen: header and footer stay. Does what error.tsx does, with texts as props. */
export const ScreenBoundary = catchError(Fallback)
