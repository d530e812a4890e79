'use client'

// Not from 'next/error', which also loads the error page of the Pages Router on every page (docs/decisions/059).
import { catchError } from 'next/dist/client/components/catch-error'
import type { ErrorInfo } from 'next/error'
import { useEffect } from 'react'
import { reloadOnce } from './chunk-reload'
import { ErrorScreen, type ErrorTexts } from './error-screen'

function Fallback({ texts }: { texts: ErrorTexts }, { error, retry }: ErrorInfo) {
  useEffect(() => reloadOnce(error), [error])
  return <ErrorScreen texts={texts} onRetry={retry} />
}

/** Around every screen: a failed one leaves header and footer standing. Does what error.tsx does, with texts by props. */
export const ScreenBoundary = catchError(Fallback)
