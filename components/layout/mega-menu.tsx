'use client'

import { type FocusEvent, type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { fillText } from '@/lib/format/text-template'
import { preloadMenu, useMenu } from '@/lib/catalog/use-menu'
import { Icon } from '../ui/icon'
import { MegaColumns } from './mega-columns'
import styles from './mega-menu.module.scss'
import { MenuFailed, MenuLoading } from './menu-state'
import type { MenuTexts, NavItem } from './menu-types'
import { useShopPath } from './use-shop-path'

/** Delay before a hovered entry opens: a pointer that only crosses it on its way to the panel does not open it. */
const OPEN_DELAY_MS = 150

/** Delay before the panel closes after the pointer has left it, in case that was a mistake. */
const CLOSE_DELAY_MS = 250

/** Which panel is open: at most one. */
export class OpenPanel {
  private key: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  readonly read = (): string | null => this.key

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Opens the panel of an entry, or closes all (null); the latest call wins. @param delayMs 0 for immediately */
  readonly set = (key: string | null, delayMs = 0): void => {
    clearTimeout(this.timer)
    if (delayMs > 0) {
      this.timer = setTimeout(this.set, delayMs, key)
      return
    }
    this.key = key
    for (const listener of this.listeners) listener()
  }
}

const panel = new OpenPanel()

interface Props {
  item: NavItem
  texts: MenuTexts
}

/**
 * The subcategories of a header entry, in a panel across the page: opened by a mouse that rests on the entry, or by its
 * button for the keyboard; closed by Escape, by leaving it and by following a link. Rendered in the entry's list item.
 */
export function MegaMenu({ item: { key, name }, texts }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useSyncExternalStore(panel.subscribe, panel.read, () => null) === key
  const path = useShopPath()

  useEffect(preloadMenu, [])
  useEffect(() => () => panel.set(null), [path])
  useHover(button, key)

  useEffect(() => {
    if (!isOpen) return
    const item = button.current?.parentElement
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item?.contains(document.activeElement)) button.current?.focus()
      panel.set(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget === button.current || currentTarget.contains(relatedTarget)
    if (isOpen && relatedTarget && !isInside) panel.set(null)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={fillText(texts.unfold, { name })}
        onClick={() => panel.set(isOpen ? null : key)}
      >
        <Icon name="down" size="small" />
      </button>
      {isOpen && (
        <div id={id} onBlur={onBlur} onClick={closeAtLink}>
          <div className={styles.scrim} aria-hidden="true" />
          <MegaPanel itemKey={key} texts={texts} />
        </div>
      )}
    </>
  )
}

const closeAtLink = ({ target }: { target: EventTarget }) => {
  if (target instanceof Element && target.closest('a')) panel.set(null)
}

/** Opens and closes an entry's panel with the mouse. @param inside an element of the entry's list item */
function useHover(inside: RefObject<HTMLElement | null>, key: string) {
  useEffect(() => {
    const item = inside.current?.parentElement
    if (!item) return
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && panel.set(key, OPEN_DELAY_MS)
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && panel.set(null, CLOSE_DELAY_MS)
    item.addEventListener('pointerenter', enter)
    item.addEventListener('pointerleave', leave)
    // The pointer may already be over the entry when the script loads.
    if (item.matches(':hover') && matchMedia('(hover: hover)').matches) panel.set(key, OPEN_DELAY_MS)
    return () => {
      item.removeEventListener('pointerenter', enter)
      item.removeEventListener('pointerleave', leave)
    }
  }, [inside, key])
}

function MegaPanel({ itemKey, texts }: { itemKey: string; texts: MenuTexts }) {
  const { nodes, isFailed } = useMenu()
  const node = nodes?.find(({ key }) => key === itemKey)
  return (
    <div className={styles.panel}>
      <div className={styles.inside}>
        {node ? (
          <MegaColumns node={node} allText={texts.all} />
        ) : isFailed ? (
          <MenuFailed texts={texts} onRetry={preloadMenu} />
        ) : (
          <MenuLoading text={texts.loading} />
        )}
      </div>
    </div>
  )
}
