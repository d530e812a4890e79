'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { isForwardStep } from '@/lib/browser/forward-step'
import styles from './below-first-screen.module.scss'

/**
 * What stands below a page's first screen. A page that is loaded has it at once; after a press within the shop it comes
 * a moment after the first screen, which does not wait for it.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const [isWaiting, setWaiting] = useState(isForwardStep)
  useEffect(() => startTransition(() => setWaiting(false)), [])
  return isWaiting ? <div className={styles.waiting} /> : children
}
