'use client'

import { Suspense } from 'react'
import { useHint } from '@/lib/account/use-hint'
import { lazyOptional } from '@/lib/browser/lazy-component'
import type { WrittenProps } from './written-review'

const WrittenReview = lazyOptional(
  async () => (await import('./written-review')).WrittenReview,
  ({ children }: WrittenProps) => children,
)

/**
 * The customer's own review with its state; everyone else sees the children. Cached pages are the same for all, so it is
 * loaded in the browser, and only where that may have a session.
 */
export function OwnReview(props: WrittenProps) {
  if (!useHint()) return props.children
  return (
    <Suspense fallback={props.children}>
      <WrittenReview {...props} />
    </Suspense>
  )
}
