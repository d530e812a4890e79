'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { isForwardNavigation } from '@/lib/browser/navigation'
import styles from './below-first-screen.module.scss'

/** From here on a product's columns stand side by side (components/styles/mixins.scss, small-tablet). */
const WIDE = '(width >= 600px)'

interface Props {
  /** Below it on a phone, but not where columns stand side by side. */
  isOnPhonesOnly?: boolean
  /** What takes no room, or stands above something that holds some. */
  isRoomless?: boolean
  children: ReactNode
}

/**
 * What stands below a page's first screen. A page that is loaded has it at once; after a press within the shop it comes
 * a moment after the first screen, which does not wait for it.
 */
export function BelowFirstScreen({ isOnPhonesOnly = false, isRoomless = false, children }: Props) {
  const [isWaiting, setWaiting] = useState(() => isForwardNavigation() && !(isOnPhonesOnly && matchMedia(WIDE).matches))
  useEffect(() => startTransition(() => setWaiting(false)), [])
  if (!isWaiting) return children
  return isRoomless ? null : <div className={styles.waiting} />
}
