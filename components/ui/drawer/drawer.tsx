'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../icon-button'
import styles from './drawer.module.scss'
import type { DrawerName } from './drawer-names'
import { keepScrollbarPlace } from './keep-scrollbar-place'
import { registerDrawer } from './open-drawer'

interface Props {
  /** What `openDrawer` calls it. */
  name: DrawerName
  title: ReactNode
  closeLabel: string
  /**
   * `side` slides in from the right, `top` from above; `middle` stands in the middle where there is room, and `aside` is
   * no drawer but a part of the page where there is.
   */
  place?: 'side' | 'middle' | 'top' | 'aside'
  /**
   * `late`: what is inside is rendered when it is first about to be opened; its opener leads to a page that shows the same.
   * `late-or-plain`: the same, and without a script it is a part of the page.
   */
  fill?: 'at-once' | 'late' | 'late-or-plain'
  /** It may be opened soon: a pointer or the focus is on its opener. May be called often. */
  onWant?: () => void
  onOpen?: () => void
  children: ReactNode
}

/** Laid out, but not seen: drawer.module.scss. */
const PREPARED = 'data-prepared'

/** On its way in, at the edge of the screen still: what is inside follows with the next frame. */
const ENTERING = 'data-entering'

function enter(dialog: HTMLDialogElement) {
  keepScrollbarPlace()
  dialog.setAttribute(ENTERING, '')
  dialog.removeAttribute(PREPARED)
  dialog.showModal()
  requestAnimationFrame(() => requestAnimationFrame(() => dialog.removeAttribute(ENTERING)))
}

/**
 * A native modal dialog: the browser holds the focus inside and gives it back. It closes by its button, by Escape, by
 * a click beside it, by a link that is followed and by the way back.
 */
export function Drawer({ name, title, closeLabel, place = 'side', fill = 'at-once', onWant, onOpen, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = `${name}-title`
  // A part of the page is no dialog, though it looks like one: it becomes the element when it is first opened.
  const [isDialog, setDialog] = useState(place !== 'aside')
  const [isFilled, setFilled] = useState(fill === 'at-once')
  const Tag = isDialog ? 'dialog' : 'div'

  useEffect(() => {
    const complete = () =>
      flushSync(() => {
        setDialog(true)
        setFilled(true)
      })
    return registerDrawer(name, {
      want: () => onWant?.(),
      prepare: () => {
        complete()
        dialog.current?.setAttribute(PREPARED, '')
        onWant?.()
      },
      open: () => {
        complete()
        if (dialog.current && !dialog.current.open) enter(dialog.current)
        onOpen?.()
      },
    })
  }, [name, onWant, onOpen])

  useEffect(() => {
    const close = () => dialog.current?.close?.()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  const onClick = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null
    if (isLink || target === dialog.current) dialog.current?.close?.()
  }

  return (
    <Tag
      id={name}
      ref={dialog as RefObject<HTMLDialogElement & HTMLDivElement>}
      role={isDialog ? undefined : 'group'}
      className={`${styles.drawer} ${styles[place]}`}
      aria-labelledby={titleId}
      onClick={onClick}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
        </div>
        {isFilled ? children : fill === 'late-or-plain' && <noscript>{children}</noscript>}
      </div>
    </Tag>
  )
}
