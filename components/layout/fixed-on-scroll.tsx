'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './fixed-on-scroll.module.scss'

/** A header that reserves its space and becomes fixed to the top of the window by the rule of spec §2. */
export function FixedOnScroll({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  const [isFixed, setFixed] = useState(false)

  useEffect(() => {
    let from = scrollY
    const onScroll = () => {
      const to = scrollY
      const height = place.current?.offsetHeight ?? 0
      const before = from
      from = to
      setFixed((isFixed) => isHeaderFixed({ from: before, to, height, isFixed }))
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])

  return (
    <header ref={place} className={styles.place}>
      <div className={isFixed ? styles.fixed : styles.normal}>{children}</div>
    </header>
  )
}

interface Scroll {
  /** Pixels from the top, before and now. */
  from: number
  to: number
  /** The header's own height. */
  height: number
  isFixed: boolean
}

/**
 * Whether the header is fixed (spec §2): it becomes fixed when the shopper scrolls down past its height, and returns to
 * normal when they scroll up.
 */
export function isHeaderFixed({ from, to, height, isFixed }: Scroll): boolean {
  if (to > from) return isFixed || to > height
  return to === from && isFixed
}
