'use client'

import { usePathname } from 'next/navigation'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'

/** The path of the address bar; empty on the server, where it would be the internal path of the rewrite. */
export function useShopPath(): string {
  const pathname = usePathname()
  return useIsInBrowser() ? pathname : ''
}
