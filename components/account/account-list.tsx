'use client'

import type { ReactNode } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { List } from '@/contract/rules'
import { call } from '@/lib/browser/call'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import { loaderState, MoreBar } from '../ui/load-more'
import styles from './account-list.module.scss'

interface Props<Item> {
  /** The page that was rendered as HTML. */
  first: List<Item>
  /** URL prefix of its items; the page number is appended: `/api/message?page=`. */
  items: string
  /** URL prefix of its pages for links without JavaScript: `/account/messages?page=`. */
  pages: string
  texts: LoadMoreTexts
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A paged list: the first page is in the HTML, further ones are loaded on demand (spec §4). */
export function AccountList<Item>({ first, items, pages, texts, keyOf, children }: Props<Item>) {
  const { data, error, setSize, mutate, isValidating } = useSWRInfinite<List<Item>, Error>(
    // The first page is part of the key: pages loaded after an older first page are not appended to a newer one.
    (index) => [items + String(first.page + index), JSON.stringify(first)],
    async ([address]: [string, string]) => (await call('GET', address)) as List<Item>,
    {
      fallbackData: [first],
      revalidateOnMount: false,
      revalidateFirstPage: false,
      shouldRetryOnError: false,
    },
  )
  const shownPages = data ?? [first]
  const list = shownPages.flatMap((page) => page.list)
  const before = (first.page - 1) * first.limit
  const total = shownPages.at(-1)?.total ?? first.total
  const shown = before + list.length
  const state = loaderState({
    shown,
    total,
    isLoading: isValidating,
    isFailed: error !== undefined,
    pages: shownPages.length - 1,
  })
  return (
    <div>
      <ul className={styles.list}>
        {list.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {total > first.limit && (
        <MoreBar
          state={state}
          shown={shown}
          total={total}
          href={pages + String(first.page + shownPages.length)}
          texts={texts}
          onMore={() => void setSize(shownPages.length + 1)}
          onRetry={() => void mutate()}
        />
      )}
    </div>
  )
}
