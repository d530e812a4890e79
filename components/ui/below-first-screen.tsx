'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { isForwardNavigation } from '@/lib/browser/navigation'
import styles from './below-first-screen.module.scss'

/** From this width on a product's columns are side by side (components/styles/mixins.scss, small-tablet). */
const WIDE = '(width >= 600px)'

interface Props {
  /** Below the first screen on a phone, but not if columns are side by side. */
  isOnPhonesOnly?: boolean
  /** Content that takes no space, or is above something that reserves it. */
  isRoomless?: boolean
  children: ReactNode
}

/**
 * Content below a page's first screen. A page load renders it at once; a client-side navigation renders it a moment
 * after the first screen, which does not wait for it.
 */
export function BelowFirstScreen({ isOnPhonesOnly = false, isRoomless = false, children }: Props) {
  const [isWaiting, setWaiting] = useState(() => isForwardNavigation() && !(isOnPhonesOnly && matchMedia(WIDE).matches))
  useEffect(() => startTransition(() => setWaiting(false)), [])
  if (!isWaiting) return children
  return isRoomless ? null : <div className={styles.waiting} />
}
