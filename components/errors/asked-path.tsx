'use client'

import { useSyncExternalStore } from 'react'
import { readable } from '@/lib/readable-path'

const standsStill = () => () => {}

/**
 * The path of the address bar. The page that is sent is the same for every path: lib/door/asked-path.ts writes it into the
 * element with this attribute, and what it wrote stays until scripts say the same.
 */
export function AskedPath({ className }: { className?: string }) {
  const path = useSyncExternalStore(
    standsStill,
    () => location.pathname,
    () => '',
  )
  return (
    <code className={className} data-asked-path="" suppressHydrationWarning>
      {readable(path)}
    </code>
  )
}
