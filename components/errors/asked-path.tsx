'use client'

import { useSyncExternalStore } from 'react'
import { readable } from './readable-path'

const standsStill = () => () => {}

/** The path of the address bar, where the server was not told it. */
export function AskedPath({ className }: { className?: string }) {
  const path = useSyncExternalStore(
    standsStill,
    () => location.pathname,
    () => '',
  )
  return path && <code className={className}>{readable(path)}</code>
}
