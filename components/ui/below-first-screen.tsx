'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { isForwardNavigation } from '@/lib/browser/navigation'
import styles from './below-first-screen.module.scss'

/** From this width on a product's columns are side by side (components/styles/mixins.scss, small-tablet). */
const WIDE_MEDIA_QUERY = '(width >= 600px)'

interface Props {
  /** Below the first screen on a phone, but not if columns are side by side. */
  isOnPhonesOnly?: boolean
  /** Content that takes no space, or is above something that reserves it. */
  takesNoSpace?: boolean
  children: ReactNode
}

/**
 * Content below a page's first screen. A page load renders it at once; a client-side navigation renders it a moment
 * after the first screen, which does not wait for it.
 */
export function BelowFirstScreen({ isOnPhonesOnly = false, takesNoSpace = false, children }: Props) {
  const [isDeferred, setDeferred] = useState(
    () => isForwardNavigation() && !(isOnPhonesOnly && matchMedia(WIDE_MEDIA_QUERY).matches),
  )
  useEffect(() => startTransition(() => setDeferred(false)), [])
  if (!isDeferred) return children
  return takesNoSpace ? null : <div className={styles.waiting} />
}
