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
import { isPlainClick } from '@/lib/browser/open-links'
import { flushSync } from 'react-dom'
import { IconButton } from './icon'
import styles from './drawer.module.scss'

interface DrawerProps {
  /** The name for `openDrawer`. */
  name: DrawerName
  title: ReactNode
  closeLabel: string
  /**
   * `side` slides in from the right, `top` from above; `middle` is centred if there is room; `aside` is a part of the
   * page if there is room, otherwise a drawer.
   */
  placement?: 'side' | 'middle' | 'top' | 'aside'
  /**
   * `late`: the content is rendered when it is first about to be opened; its opener links to a page with the same
   * content. `late-or-plain`: the same, and without a script it is a part of the page.
   */
  fill?: 'at-once' | 'late' | 'late-or-plain'
  /** Called on hover or focus of its opener, to preload the content. May be called often. */
  onPreload?: () => void
  onOpen?: () => void
  children: ReactNode
}

/** Whether an element contains the target of a fragment such as `#id`. */
const containsTarget = (element: Element | null, fragment: string): boolean =>
  fragment !== '' && element !== null && element.contains(document.getElementById(fragment.slice(1)))

/** Laid out, but invisible: drawer.module.scss. */
const PREPARED = 'data-prepared'

/** Sliding in, still at the edge of the screen: the content follows with the next frame. */
const ENTERING = 'data-entering'

function enter(dialog: HTMLDialogElement) {
  reserveScrollbarSpace()
  dialog.setAttribute(ENTERING, '')
  dialog.removeAttribute(PREPARED)
  dialog.showModal()
  requestAnimationFrame(() => requestAnimationFrame(() => dialog.removeAttribute(ENTERING)))
}

/**
 * A native modal dialog: the browser keeps the focus inside and restores it. It closes by its button, by Escape, by a
 * click outside, by a link that is followed and by back navigation.
 */
export function Drawer({
  name,
  title,
  closeLabel,
  placement = 'side',
  fill = 'at-once',
  onPreload,
  onOpen,
  children,
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = `${name}-title`
  // As a part of the page it is not a dialog, though it looks like one: it becomes a dialog element when it is first
  // opened.
  const [isDialog, setDialog] = useState(placement !== 'aside')
  const [isFilled, setFilled] = useState(fill === 'at-once')
  const Tag = isDialog ? 'dialog' : 'div'

  useEffect(() => {
    const renderContent = () =>
      flushSync(() => {
        setDialog(true)
        setFilled(true)
      })
    return registerDrawer(name, {
      preload: () => onPreload?.(),
      prepare: () => {
        renderContent()
        dialog.current?.setAttribute(PREPARED, '')
        onPreload?.()
      },
      open: () => {
        renderContent()
        if (dialog.current && !dialog.current.open) enter(dialog.current)
        onOpen?.()
      },
    })
  }, [name, onPreload, onOpen])

  // Its opener was pressed before hydration: the link led to the drawer, which is not visible.
  useEffect(() => {
    if (location.hash !== `#${name}` || dialog.current?.getClientRects().length !== 0) return
    history.replaceState(history.state, '', location.pathname + location.search)
    // Within an effect its content could not be rendered synchronously.
    const timer = setTimeout(openDrawer, 0, name)
    return () => clearTimeout(timer)
  }, [name])

  useEffect(() => {
    // A link to a field of the drawer also fires it.
    const close = () => containsTarget(dialog.current, location.hash) || dialog.current?.close?.()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  const onClick = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null
    if (isLink || target === dialog.current) dialog.current?.close?.()
  }

  return (
    <Tag
      id={name}
      ref={dialog as RefObject<HTMLDialogElement & HTMLDivElement>}
      role={isDialog ? undefined : 'group'}
      className={`${styles.drawer} ${styles[placement]}`}
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
  /** The page with the same content: the link's target while there is no drawer. */
  href: string
  drawer: DrawerName
  /** Does nothing on its own page: that shows the drawer's content, and would not reflect changes made in it. */
  isInertOnTargetPage?: boolean
}

/** A real link that opens a drawer instead when it can. */
export function DrawerLink({ drawer, isInertOnTargetPage, ...rest }: DrawerLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (isInertOnTargetPage && location.pathname === rest.href) return
    if (isPlainClick(event) && openDrawer(drawer)) event.preventDefault()
  }
  const preload = () => preloadDrawer(drawer)
  return (
    <a
      {...rest}
      onPointerEnter={preload}
      onFocus={preload}
      onPointerDown={() => prepareDrawer(drawer)}
      onClick={onClick}
      aria-haspopup="dialog"
    />
  )
}

interface DrawerHandle {
  /** Loads its content in advance. */
  preload: () => void
  /** Lays it out invisibly in advance. */
  prepare: () => void
  open: () => void
}

const drawers = new Map<DrawerName, DrawerHandle>()

/** Registers a drawer by its name. @returns unregister */
export function registerDrawer(name: DrawerName, drawer: DrawerHandle): () => void {
  drawers.set(name, drawer)
  return () => void drawers.delete(name)
}

/** Preloads a drawer's content on hover or focus of its opener. */
export const preloadDrawer = (name: DrawerName) => drawers.get(name)?.preload()

/** Lays out a drawer invisibly when its opener is pressed. */
export const prepareDrawer = (name: DrawerName) => drawers.get(name)?.prepare()

/** Opens a drawer. @returns whether a drawer with this name exists yet */
export function openDrawer(name: DrawerName): boolean {
  const drawer = drawers.get(name)
  drawer?.open()
  return drawer !== undefined
}

/** Closes the open drawer, for an action that leaves the page without a link. */
export function closeDrawers() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** The drawers a page may have. */
export type DrawerName = 'cart' | 'filters' | 'menu' | 'search' | 'size-guide'

const SCROLLBAR_PROPERTY = '--scrollbar'

/**
 * An open modal dialog hides the page's scrollbar; base.scss fills its space. Must be called before it opens. It writes
 * only a changed value, because every write recalculates styles; on a phone the scrollbar has no width.
 */
export function reserveScrollbarSpace() {
  const { body, documentElement } = document
  const scrollbarWidth = `${innerWidth - documentElement.clientWidth}px`
  if (scrollbarWidth !== (body.style.getPropertyValue(SCROLLBAR_PROPERTY) || '0px'))
    body.style.setProperty(SCROLLBAR_PROPERTY, scrollbarWidth)
}
