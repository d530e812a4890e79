'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './fixed-on-scroll.module.scss'
import { isHeaderFixed } from './scroll-rule'

/** Keeps its place in the page, and fixes what is in it to the window's edge by the rule of spec §2. */
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
