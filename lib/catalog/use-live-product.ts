'use client'

import { useState } from 'react'
import { call } from '../browser/call'
import type { ProductDetail } from '../../contract/entities/product'

/**
 * A product as the store has it now. A page may be a minute old: nothing is asked as long as that does not matter.
 * @returns undefined until it was renewed
 */
export function useLiveProduct(key: string): { live: ProductDetail | undefined; renew: () => Promise<unknown> } {
  // Kept by this page alone: what another part of the shop once read of the product is older than the page.
  const [live, setLive] = useState<ProductDetail>()
  const renew = async () => setLive((await call('GET', `/api/product/${key}`)) as ProductDetail)
  return { live: live?.key === key ? live : undefined, renew }
}
