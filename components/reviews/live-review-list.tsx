'use client'

import useSWRInfinite from 'swr/infinite'
import { call } from '@/lib/browser/call'
import type { Review } from '@/contract/entities/review'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import { reviewItems, reviewPages, type ReviewView } from '@/lib/catalog/product-feedback'
import { loaderState, MoreBar } from '../ui/load-more'
import { ReviewCard } from './review-card'
import styles from './live-review-list.module.scss'
import { ReviewSkeleton } from './review-skeleton'
import type { ReviewTexts } from './review-texts'

interface Props {
  productKey: string
  /** The first page, where it is known already. */
  first: List<Review> | null
  view: Pick<ReviewView, 'sort' | 'rating'>
  /** Whether the page after it is wanted at once. */
  isMore: boolean
  place: DatePlace
  texts: ReviewTexts
}

/** The reviews of one view, page by page (the states of spec §4). */
export function LiveReviewList({ productKey, first, view, isMore, place, texts }: Props) {
  const firstPage = first?.page ?? 1
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<List<Review>, Error>(
    (index) => reviewItems(productKey, view) + String(firstPage + index),
    async (address: string) => (await call('GET', address)) as List<Review>,
    {
      fallbackData: first ? [first] : undefined,
      initialSize: isMore ? 2 : 1,
      revalidateFirstPage: false,
      revalidateIfStale: isMore || !first,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  const pages = data ?? (first ? [first] : [])
  const list = pages.flatMap((page) => page.list)
  const last = pages.at(-1)
  const shown = last ? (last.page - 1) * last.limit + last.list.length : 0
  const total = last?.total ?? 0
  const state = loaderState({ shown, total, isLoading: isValidating, isFailed: !!error, pages: pages.length - 1 })

  if (!last && !error) return <ReviewSkeleton label={texts.loading} />
  return (
    <>
      <ul>
        {list.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} place={place} stars={texts.stars} />
          </li>
        ))}
      </ul>
      {last && total === 0 && <p className={styles.none}>{texts.none}</p>}
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
