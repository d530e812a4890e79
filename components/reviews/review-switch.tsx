'use client'

import { Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/browser/open-links'
import { lazyWithLinkFallback } from '@/lib/browser/lazy-component'
import { readReviewView, type ReviewView } from '@/lib/catalog/product-feedback'
import type { LiveProps } from './live-reviews'
import styles from './review-switch.module.scss'

const liveReviews = lazyWithLinkFallback(async () => (await import('./live-reviews')).LiveReviews)

interface Props extends Omit<LiveProps, 'requested'> {
  /** The same reviews as HTML. */
  children: ReactNode
}

/** Reviews as HTML with plain links; following one loads its view in place. */
export function ReviewSwitch({ children, ...rest }: Props) {
  const [requested, setRequested] = useState<ReviewView & { href: string }>()

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !link || !isPlainClick(event)) return
    if (link.pathname !== `/product/${rest.productKey}/review`) return
    // On the review page itself the URL determines the view.
    if (location.pathname === link.pathname) return
    event.preventDefault()
    liveReviews.open(link.href)
    setRequested({ ...readReviewView(new URLSearchParams(link.search)), href: link.getAttribute('href') ?? '' })
  }

  const staticReviews = <div className={requested && styles.waiting}>{children}</div>
  return (
    <div onClick={onClick}>
      {requested ? (
        <Suspense fallback={staticReviews}>
          <liveReviews.Part {...rest} requested={requested} />
        </Suspense>
      ) : (
        staticReviews
      )}
    </div>
  )
}
