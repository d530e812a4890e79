'use client'

import useSWR from 'swr'
import { call, CallError } from '@/lib/browser/call'
import type { ProductCard as Product } from '@/contract/entities/product'
import { recentlyViewedKeys } from '@/lib/catalog/recently-viewed'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { CardContext } from '@/lib/catalog/card-context'
import { ProductCard } from './product-card'
import { GRID_SIZES } from './product-grid'

interface Props {
  productKey: string
  /** Whether it is about to be seen. */
  isWanted: boolean
  context: CardContext
  loading: string
}

const NOT_FOUND = 404

/** A product seen before, as it is now. One that is no longer there is forgotten. */
export function RecentlyViewedCard({ productKey, isWanted, context, loading }: Props) {
  const { data, error } = useSWR<Product, Error>(
    isWanted ? `/api/product/${productKey}` : null,
    async (address: string) => (await call('GET', address)) as Product,
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onError: (error) => {
        if (error instanceof CallError && error.code === NOT_FOUND) recentlyViewedKeys.drop(productKey)
      },
    },
  )
  if (data) return <ProductCard product={data} context={context} heading="h3" sizes={GRID_SIZES} />
  // The rail is an extra: a product that fails to load is left out.
  if (error) return null
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="picture" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="price" />
    </>
  )
}
