'use client'

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from './icon'
import styles from './drawer.module.scss'

interface DrawerProps {
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
export function Drawer({
  name,
  title,
  closeLabel,
  place = 'side',
  fill = 'at-once',
  onWant,
  onOpen,
  children,
}: DrawerProps) {
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

interface DrawerLinkProps extends Omit<
  ComponentProps<'a'>,
  'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'
> {
  /** The page that shows the same: where the link leads as long as there is no drawer. */
  href: string
  drawer: DrawerName
  /** Leaves its own page as it is: that shows what the drawer would, and does not follow what is changed in it. */
  isLinkThere?: boolean
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A real link that opens a drawer instead when it can. */
export function DrawerLink({ drawer, isLinkThere, ...rest }: DrawerLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (isLinkThere && location.pathname === rest.href) return
    if (isPlainClick(event) && openDrawer(drawer)) event.preventDefault()
  }
  const onWant = () => wantDrawer(drawer)
  return (
    <a
      {...rest}
      onPointerEnter={onWant}
      onFocus={onWant}
      onPointerDown={() => prepareDrawer(drawer)}
      onClick={onClick}
      aria-haspopup="dialog"
    />
  )
}

interface OpenDrawerDrawer {
  /** Loads what it shows, so that opening has less to wait for. */
  want: () => void
  /** Lays it out unseen, so that opening has less left to do. */
  prepare: () => void
  open: () => void
}

const drawers = new Map<DrawerName, OpenDrawerDrawer>()

/** Makes a drawer known by its name. @returns what takes it back */
export function registerDrawer(name: DrawerName, drawer: OpenDrawerDrawer): () => void {
  drawers.set(name, drawer)
  return () => void drawers.delete(name)
}

/** A drawer may be opened soon: a pointer or the focus is on what opens it. */
export const wantDrawer = (name: DrawerName) => drawers.get(name)?.want()

/** A drawer is about to be opened: a finger lies on what opens it. */
export const prepareDrawer = (name: DrawerName) => drawers.get(name)?.prepare()

/** Opens a drawer. @returns whether there is one with this name yet */
export function openDrawer(name: DrawerName): boolean {
  const drawer = drawers.get(name)
  drawer?.open()
  return drawer !== undefined
}

/** Closes whatever drawer is open, for an action that leads away without being a link. */
export function closeDrawers() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** The drawers a page may have. */
export type DrawerName = 'cart' | 'filters' | 'menu' | 'search' | 'size-guide'

const PLACE = '--scrollbar'

/**
 * An open modal dialog hides the page's scrollbar; base.scss fills its place. To be called before it opens. Writing
 * restyles, so that nothing is written where there is nothing new, as on a phone, whose scrollbar takes no place.
 */
export function keepScrollbarPlace() {
  const { body, documentElement } = document
  const place = `${innerWidth - documentElement.clientWidth}px`
  if (place !== (body.style.getPropertyValue(PLACE) || '0px')) body.style.setProperty(PLACE, place)
}
