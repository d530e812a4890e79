import { useState } from 'react'
import type { ProductDetail } from '@/contract/entities/product'

/**
 * The product with its current stock: the page may be cached for a minute. Loaded only after the store API rejects an item.
 * @returns undefined until `renew` has loaded it
 */
export function useLiveProduct(key: string): { live: ProductDetail | undefined; reload: () => Promise<unknown> } {
  // Component state, not SWR: a cached entry could be older than the page.
  const [live, setLive] = useState<ProductDetail>()
  const reload = async () => {
    const { call } = await import('@/lib/browser/call')
    setLive((await call('GET', `/api/product/${key}`)) as ProductDetail)
  }
  return { live: live?.key === key ? live : undefined, reload }
}
