'use client'

import useSWRInfinite from 'swr/infinite'
import type { ProductCard as Product } from '@/lib/contract/entities/product'
import type { Reply } from '@/lib/contract/envelope'
import type { List } from '@/lib/contract/list'
import type { CardContext } from './card-context'
import { loaderState } from './loader-state'
import { MoreBar, type MoreTexts } from './more-bar'
import { ProductCard } from './product-card'
import { GRID_SIZES, ProductGrid } from './product-grid'

/** A list's addresses, each up to the number of the page. */
export interface ListAddresses {
  /** What a browser without a script follows: `/category/clubs?page=`. */
  pages: string
  /** Where its items are asked for: `/api/product?category=clubs&limit=24&page=`. */
  items: string
}

interface Props {
  addresses: ListAddresses
  /** The page that is in the HTML already. */
  firstPage: number
  total: number
  /** How many products there are up to the end of that page. */
  before: number
  context: CardContext
  texts: MoreTexts
}

async function fetchPage(address: string): Promise<List<Product>> {
  const response = await fetch(address)
  const reply = (await response.json()) as Reply<List<Product>>
  if (reply.code !== 0) throw new Error(reply.msg)
  return reply.data
}

/** The pages after the first: loaded on demand, and kept while one looks at a product and comes back. */
export function MoreProducts({ addresses, firstPage, total, before, context, texts }: Props) {
  const addressOf = (index: number) => `${addresses.items}${firstPage + 1 + index}`
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<List<Product>, Error>(
    addressOf,
    fetchPage,
    {
      initialSize: 0,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  const pages = size > 0 && data ? data : []
  const shown = before + pages.reduce((sum, { list }) => sum + list.length, 0)
  const state = loaderState({
    shown,
    total,
    // Before anything was asked for SWR counts as validating too.
    isLoading: size > 0 && isValidating,
    isFailed: error !== undefined,
    pages: pages.length,
  })

  return (
    <>
      {pages.map(({ list, page }) => (
        <ProductGrid key={page}>
          {list.map((product) => (
            <li key={product.key}>
              <ProductCard product={product} context={context} heading="h2" sizes={GRID_SIZES} />
            </li>
          ))}
        </ProductGrid>
      ))}
      <MoreBar
        state={state}
        shown={shown}
        total={total}
        href={`${addresses.pages}${firstPage + 1 + pages.length}`}
        texts={texts}
        onMore={() => void setSize(pages.length + 1)}
        onRetry={() => void mutate()}
      />
    </>
  )
}
