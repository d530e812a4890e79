'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { Review } from '@/contract/entities/review'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import type { ReviewView } from '@/lib/catalog/product-feedback'
import { LiveReviewList } from './live-review-list'
import { ReviewBoard } from './review-board'
import type { Rating } from './review-summary'
import type { ReviewTexts } from './review-texts'

export interface LiveProps {
  productKey: string
  rating: Rating
  /** The page that came as HTML, and what it shows. */
  first: List<Review>
  view: Pick<ReviewView, 'sort' | 'rating'>
  /** What the link shows that was followed, and its address as it is written. */
  asked: ReviewView & { href: string }
  place: DatePlace
  texts: ReviewTexts
  own: ReactNode
}

/** Reviews of the requested view and page. */
export function LiveReviews({ first, view, asked, place, ...rest }: LiveProps) {
  const board = useRef<HTMLDivElement>(null)
  // The followed link is rendered again here: it keeps the focus.
  const { href } = asked
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const links = board.current?.querySelectorAll('a') ?? []
    const link = Array.from(links).find((other) => other.getAttribute('href') === href)
    link?.focus({ preventScroll: true })
  }, [href])

  const isSame = asked.sort === view.sort && asked.rating === view.rating
  return (
    <div ref={board}>
      <ReviewBoard {...rest} view={asked}>
        <LiveReviewList
          key={`${asked.sort}-${asked.rating}`}
          productKey={rest.productKey}
          first={isSame ? first : null}
          view={asked}
          isMore={isSame && asked.page > first.page}
          place={place}
          texts={rest.texts}
        />
      </ReviewBoard>
    </div>
  )
}
