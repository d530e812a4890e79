'use client'

import { lazy, Suspense, useState } from 'react'
import { loaderState } from '../ui/list/loader-state'
import { MoreBar } from '../ui/list/more-bar'
import type { MoreProps } from './more-list'

const MorePages = lazy(async () => ({ default: (await import('./more-pages')).MorePages }))

/** Lists that were opened in this visit: whoever comes back finds them as they were left. */
const opened = new Set<string>()

/** The way to the pages after the first. What loads them is loaded when somebody wants them. */
export function MoreProducts(props: MoreProps) {
  const { addresses, firstPage, total, before, texts } = props
  const [isOpen, setOpen] = useState(() => opened.has(addresses.items))
  const open = () => {
    opened.add(addresses.items)
    setOpen(true)
  }
  const state = loaderState({ shown: before, total, isLoading: isOpen, isFailed: false, pages: 0 })
  const href = `${addresses.pages}${firstPage + 1}`
  const bar = (
    <MoreBar state={state} shown={before} total={total} href={href} texts={texts} onMore={open} onRetry={open} />
  )
  return isOpen ? (
    <Suspense fallback={bar}>
      <MorePages {...props} />
    </Suspense>
  ) : (
    bar
  )
}
