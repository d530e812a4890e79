'use client'

import useSWRInfinite from 'swr/infinite'
import type { ProductCard as Product } from '@/contract/entities/product'
import type { Reply } from '@/contract/envelope'
import type { List } from '@/contract/rules'
import { loaderState, MoreBar } from '../ui/load-more'
import { GRID_SIZES, ProductGrid, ProductItems } from './product-grid'
import type { LoadMoreView } from '@/lib/catalog/load-more-view'
import type { CardContext } from '@/lib/catalog/card-context'

export interface LoadMoreProps extends LoadMoreView {
  context: CardContext
}

async function fetchPage(address: string): Promise<List<Product>> {
  const response = await fetch(address)
  const reply = (await response.json()) as Reply<List<Product>>
  if (reply.code !== 0) throw new Error(reply.msg)
  return reply.data
}

/** The pages after the first: loaded on demand, and cached (SWR) across a visit to a product page and back. */
export function LoadedProducts({ urlPrefixes, firstPage, total, initialCount, context, texts }: LoadMoreProps) {
  const addressOf = (index: number) => `${urlPrefixes.items}${firstPage + 1 + index}`
  const { data, error, setSize, mutate, isValidating } = useSWRInfinite<List<Product>, Error>(addressOf, fetchPage, {
    revalidateFirstPage: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  const pages = data ?? []
  const shown = initialCount + pages.reduce((sum, { list }) => sum + list.length, 0)
  const state = loaderState({
    shown,
    total,
    isLoading: isValidating,
    isFailed: error !== undefined,
    pages: pages.length,
  })

  return (
    <>
      {pages.map(({ list, page }) => (
        <ProductGrid key={page}>
          <ProductItems products={list} context={context} heading="h2" sizes={GRID_SIZES} />
        </ProductGrid>
      ))}
      <MoreBar
        state={state}
        shown={shown}
        total={total}
        href={`${urlPrefixes.pages}${firstPage + 1 + pages.length}`}
        texts={texts}
        onMore={() => void setSize(pages.length + 1)}
        onRetry={() => void mutate()}
      />
    </>
  )
}
