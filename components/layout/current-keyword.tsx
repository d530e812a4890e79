'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useShopPath } from './use-shop-path'

/**
 * Keeps a search box at the keyword of the results page, and empties it on leaving. Apart from the box, so that the box
 * itself stands in cached pages; what was typed before the first effect stays.
 */
export function CurrentKeyword({ show }: { show: (keyword: string) => void }) {
  const path = useShopPath()
  const query = useSearchParams()
  const keyword = path === '/search' ? (query.get('keyword') ?? '') : ''
  const shown = useRef('')

  useEffect(() => {
    if (keyword === shown.current) return
    shown.current = keyword
    show(keyword)
  }, [keyword, show])
  return null
}
