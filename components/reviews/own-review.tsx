'use client'

import { Suspense } from 'react'
import { useSessionHint } from '@/lib/account/use-session-hint'
import { lazyOptional } from '@/lib/browser/lazy-component'
import type { WrittenReviewProps } from './written-review'

const WrittenReview = lazyOptional(
  async () => (await import('./written-review')).WrittenReview,
  ({ children }: WrittenReviewProps) => children,
)

/**
 * The customer's own review with its state; for everyone else the children. Cached pages are the same for all, so it is
 * loaded in the browser, and only if there may be a session.
 */
export function OwnReview(props: WrittenReviewProps) {
  if (!useSessionHint()) return props.children
  return (
    <Suspense fallback={props.children}>
      <WrittenReview {...props} />
    </Suspense>
  )
}
