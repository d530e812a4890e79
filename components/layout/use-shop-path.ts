'use client'

import { usePathname } from 'next/navigation'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'

/** The path of the address bar; empty while the server renders, where it is the inner one of the rewrite. */
export function useShopPath(): string {
  const pathname = usePathname()
  return useIsInBrowser() ? pathname : ''
}
