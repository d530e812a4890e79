'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Review } from '@/contract/entities/feedback'
import type { DateContext } from '@/contract/format-date'
import type { List } from '@/contract/rules'
import { call } from '@/lib/browser/call'
import { reviewItems, reviewPages, type ReviewView } from '@/lib/catalog/product-feedback'
import { loaderState, MoreBar } from '../ui/load-more'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './live-reviews.module.scss'
import { NoMatchingReviews, type Rating, ReviewBoard } from './review-board'
import { ReviewCard } from './review-card'
import type { ReviewTexts } from './review-texts'

/** A page of reviews whose items are already rendered. */
export interface FirstPage extends Omit<List<Review>, 'list'> {
  items: ReactNode
}

export interface LiveProps {
  productKey: string
  rating: Rating
  /** The page that was rendered as HTML, and its view. */
  first: FirstPage
  view: Pick<ReviewView, 'sort' | 'rating'>
  /** The view of the clicked link, and the link's `href` attribute. */
  requested: ReviewView & { href: string }
  place: DateContext
  texts: ReviewTexts
  own: ReactNode
}

/** Reviews of the requested view and page. */
export function LiveReviews({ first, view, requested, place, ...rest }: LiveProps) {
  const board = useRef<HTMLDivElement>(null)
  // The clicked link is re-rendered here: move the focus to its new element.
  const { href } = requested
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const links = board.current?.querySelectorAll('a') ?? []
    const link = Array.from(links).find((other) => other.getAttribute('href') === href)
    link?.focus({ preventScroll: true })
  }, [href])

  const isSame = requested.sort === view.sort && requested.rating === view.rating
  return (
    <div ref={board}>
      <ReviewBoard {...rest} view={requested}>
        <LiveReviewList
          key={`${requested.sort}-${requested.rating}`}
          productKey={rest.productKey}
          first={isSame ? first : null}
          view={requested}
          isMore={isSame && requested.page > first.page}
          place={place}
          texts={rest.texts}
        />
      </ReviewBoard>
    </div>
  )
}

interface Props {
  productKey: string
  /** The first page, if already known. */
  first: FirstPage | null
  view: Pick<ReviewView, 'sort' | 'rating'>
  /** Whether to load the next page at once. */
  isMore: boolean
  place: DateContext
  texts: ReviewTexts
}

/** The reviews of one view, page by page (states of spec §4). */
function LiveReviewList({ productKey, first, view, isMore, place, texts }: Props) {
  const firstPage = first?.page ?? 1
  const initialPages = first ? [{ ...first, list: [] }] : undefined
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<List<Review>, Error>(
    (index) => reviewItems(productKey, view) + String(firstPage + index),
    async (address: string) => (await call('GET', address)) as List<Review>,
    {
      fallbackData: initialPages,
      initialSize: isMore ? 2 : 1,
      revalidateFirstPage: false,
      revalidateIfStale: isMore || !first,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  const pages = data ?? initialPages ?? []
  const list = pages.slice(first ? 1 : 0).flatMap((page) => page.list)
  const last = pages.at(-1)
  const total = last?.total ?? 0
  const shown = last ? Math.min(last.page * last.limit, total) : 0
  const state = loaderState({ shown, total, isLoading: isValidating, isFailed: !!error, pages: pages.length - 1 })

  if (!last && !error) return <ReviewSkeleton label={texts.loading} />
  return (
    <>
      <ul>
        {first?.items}
        {list.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} place={place} texts={texts} />
          </li>
        ))}
      </ul>
      {last && total === 0 && <NoMatchingReviews text={texts.none} />}
      {(error !== undefined || total > (last?.limit ?? 0)) && (
        <MoreBar
          state={state}
          shown={shown}
          total={total}
          href={`${reviewPages(productKey, view)}${firstPage + pages.length}`}
          texts={texts.more}
          onMore={() => void setSize(size + 1)}
          onRetry={() => void mutate()}
        />
      )}
    </>
  )
}

const SKELETON_CARDS = [1, 2, 3]

const ReviewSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {SKELETON_CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton shape="price" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
      </div>
    ))}
  </div>
)
