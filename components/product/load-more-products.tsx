'use client'

import { Suspense, useState } from 'react'
import { lazyWithLinkFallback } from '@/lib/browser/lazy-component'
import { loaderState, MoreBar } from '../ui/load-more'
import type { LoadMoreProps } from './loaded-products'

const loadedProducts = lazyWithLinkFallback(async () => (await import('./loaded-products')).LoadedProducts)

/** Lists expanded during this visit; on return they are expanded again. */
const opened = new Set<string>()

/** The button that loads the next pages: a link without JavaScript. Its code is loaded on first use. */
export function LoadMoreProducts(props: LoadMoreProps) {
  const { addresses, firstPage, total, before, texts } = props
  const [isOpen, setOpen] = useState(() => opened.has(addresses.items))
  const href = `${addresses.pages}${firstPage + 1}`
  const open = () => {
    loadedProducts.open(href)
    opened.add(addresses.items)
    setOpen(true)
  }
  const state = loaderState({ shown: before, total, isLoading: isOpen, isFailed: false, pages: 0 })
  const bar = (
    <MoreBar state={state} shown={before} total={total} href={href} texts={texts} onMore={open} onRetry={open} />
  )
  return isOpen ? (
    <Suspense fallback={bar}>
      <loadedProducts.Part {...props} />
    </Suspense>
  ) : (
    bar
  )
}
