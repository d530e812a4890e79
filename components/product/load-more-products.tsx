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
  const { urlPrefixes, firstPage, total, initialCount, texts } = props
  const [isOpen, setOpen] = useState(() => opened.has(urlPrefixes.items))
  const href = `${urlPrefixes.pages}${firstPage + 1}`
  const open = () => {
    loadedProducts.open(href)
    opened.add(urlPrefixes.items)
    setOpen(true)
  }
  const state = loaderState({ shown: initialCount, total, isLoading: isOpen, isFailed: false, pages: 0 })
  const bar = (
    <MoreBar state={state} shown={initialCount} total={total} href={href} texts={texts} onMore={open} onRetry={open} />
  )
  return isOpen ? (
    <Suspense fallback={bar}>
      <loadedProducts.Part {...props} />
    </Suspense>
  ) : (
    bar
  )
}
