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
 * What became of the review a customer wrote; around what everybody else is shown. Only a browser knows who is here, and what
 * asks for it is loaded for who may be signed in.
 */
export function OwnReview(props: WrittenProps) {
  if (!useHint()) return props.children
  return (
    <Suspense fallback={props.children}>
      <WrittenReview {...props} />
    </Suspense>
  )
}
