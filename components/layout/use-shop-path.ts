'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The path of the address bar; empty while the server renders, where it is the inner one of the rewrite. */
export function useShopPath(): string {
  const pathname = usePathname()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser ? pathname : ''
}
