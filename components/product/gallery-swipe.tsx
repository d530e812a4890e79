'use client'

import { useState, type ReactNode, type UIEvent } from 'react'
import { fillText } from '../ui/text-template'
import styles from './gallery.module.scss'

interface Props {
  count: number
  /** '{current} / {count}' */
  template: string
  children: ReactNode
}

/** The row that is swiped, and which of its pictures is seen. */
export function GallerySwipe({ count, template, children }: Props) {
  const [current, setCurrent] = useState(1)
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(scrollLeft / clientWidth) + 1)
  return (
    <>
      {/* What can be scrolled can be reached by keyboard. */}
      <ul className={styles.track} onScroll={onScroll} tabIndex={0}>
        {children}
      </ul>
      {count > 1 && (
        <p className={styles.position} aria-hidden="true">
          {fillText(template, { current, count })}
        </p>
      )}
    </>
  )
}
