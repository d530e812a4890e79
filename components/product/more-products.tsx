'use client'

import { Suspense, useState } from 'react'
import { behindLink } from '@/lib/browser/behind-link'
import { loaderState, MoreBar } from '../ui/load-more'
import type { MoreProps } from './more-props'

const morePages = behindLink(async () => (await import('./more-pages')).MorePages)

/** Lists expanded during this visit; on return they are expanded again. */
const opened = new Set<string>()

/** The link to the pages after the first. The code that loads them is fetched on first use. */
export function MoreProducts(props: MoreProps) {
  const { addresses, firstPage, total, before, texts } = props
  const [isOpen, setOpen] = useState(() => opened.has(addresses.items))
  const href = `${addresses.pages}${firstPage + 1}`
  const open = () => {
    morePages.open(href)
    opened.add(addresses.items)
    setOpen(true)
  }
  const state = loaderState({ shown: before, total, isLoading: isOpen, isFailed: false, pages: 0 })
  const bar = (
    <MoreBar state={state} shown={before} total={total} href={href} texts={texts} onMore={open} onRetry={open} />
  )
  return isOpen ? (
    <Suspense fallback={bar}>
      <morePages.Part {...props} />
    </Suspense>
  ) : (
    bar
  )
}
