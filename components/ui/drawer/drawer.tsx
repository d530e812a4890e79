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
  /** It is about to be opened; not told by a keyboard. */
  onPrepare?: () => void
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
export function Drawer({ name, title, closeLabel, place = 'side', onPrepare, onOpen, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = `${name}-title`
  // A part of the page is no dialog, though it looks like one: it becomes the element when it is first opened.
  const [isDialog, setDialog] = useState(place !== 'aside')
  const Tag = isDialog ? 'dialog' : 'div'

  useEffect(
    () =>
      registerDrawer(name, {
        prepare: () => {
          flushSync(() => setDialog(true))
          dialog.current?.setAttribute(PREPARED, '')
          onPrepare?.()
        },
        open: () => {
          flushSync(() => setDialog(true))
          if (dialog.current && !dialog.current.open) enter(dialog.current)
          onOpen?.()
        },
      }),
    [name, onPrepare, onOpen],
  )

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
        {children}
      </div>
    </Tag>
  )
}
