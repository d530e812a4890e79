'use client'

import useSWR from 'swr'
import { call } from '../browser/call'
import type { ProductDetail } from '../contract/entities/product'

/**
 * A product as the store has it now. A page may be a minute old: nothing is asked as long as that does not matter.
 * @returns undefined until it was renewed
 */
export function useLiveProduct(key: string): { live: ProductDetail | undefined; renew: () => Promise<unknown> } {
  const address = `/api/product/${key}`
  const { data: live, mutate } = useSWR<ProductDetail, Error>(address, null)
  const renew = () => mutate(call('GET', address) as Promise<ProductDetail>, { revalidate: false })
  return { live, renew }
}
