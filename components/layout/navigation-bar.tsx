'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { NAVIGATION_BAR } from '@/lib/limits'
import { focusHeading, NAVIGATION_START } from '@/lib/browser/navigation'
import styles from './navigation-bar.module.scss'
import { Link } from '../ui/link'
import { useShopPath } from './use-shop-path'
import type { MenuTexts, NavItem } from './menu-types'

const { delayMs, durationMs } = NAVIGATION_BAR

/** Path and query of an address, as the hooks below write them. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href)
  return `${pathname}?${searchParams}`
}

function Bar() {
  const path = usePathname()
  const page = `${path}?${useSearchParams()}`
  const [isShown, setShown] = useState(false)
  const previousPath = useRef(path)

  useEffect(() => {
    if (previousPath.current !== path) focusHeading()
    previousPath.current = path
  }, [path])

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const end = () => {
      timers.forEach(clearTimeout)
      setShown(false)
    }
    const start = (event: Event) => {
      end()
      if (!(event instanceof CustomEvent) || pageOf(String(event.detail)) === page) return
      timers = [setTimeout(setShown, delayMs, true), setTimeout(end, delayMs + durationMs)]
    }
    addEventListener(NAVIGATION_START, start)
    return () => {
      removeEventListener(NAVIGATION_START, start)
      end()
    }
  }, [page])

  return isShown && <div className={styles.bar} aria-hidden="true" />
}

/**
 * The thin progress bar of a slow navigation (spec §9): ends with the new path or query. It is visual only; Next
 * announces the new page's title. It is rendered in the browser only, because a cached page does not know its query.
 */
export const NavigationBar = () => (
  <Suspense>
    <Bar />
  </Suspense>
)

/** Viewports whose header shows the categories in a row (components/styles/mixins.scss, desktop). */
const NAV_ROW_MEDIA_QUERY = '(width >= 1024px)'

/**
 * The header's menu; the current category's entry is marked. Panels of subcategories work once their script is loaded.
 */
export function NavLinks({ items, texts }: { items: NavItem[]; texts: MenuTexts }) {
  const path = useShopPath()
  const root = useCurrentRoot()
  const [MegaMenu, setMegaMenu] = useState<ComponentType<{ item: NavItem; texts: MenuTexts }> | null>(null)
  const loadMegaMenu = () =>
    void (
      MegaMenu ??
      (matchMedia(NAV_ROW_MEDIA_QUERY).matches &&
        import('./mega-menu').then(
          (loaded) => setMegaMenu(() => loaded.MegaMenu),
          () => null,
        ))
    )
  const currentOf = ({ key, url }: NavItem) =>
    path === (url ?? `/category/${key}`) ? 'page' : key === root || undefined
  return (
    <ul className={styles.list} onPointerEnter={loadMegaMenu} onFocus={loadMegaMenu}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <Link
            href={item.url ?? `/category/${item.key}`}
            className={item.isSale ? `${styles.link} ${styles.sale}` : styles.link}
            aria-current={currentOf(item)}
          >
            {item.name}
          </Link>
          {MegaMenu && item.hasMore && <MegaMenu item={item} texts={texts} />}
        </li>
      ))}
    </ul>
  )
}

let current: string | null = null
const listeners = new Set<() => void>()

function setCurrent(key: string | null) {
  current = key
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => current

/** Key of the current category's root; null on any other screen, and while the server renders. */
export const useCurrentRoot = () => useSyncExternalStore(subscribe, read, () => null)

/**
 * Publishes the current category's root for the header: only the category's page knows it, and the header is the same
 * on every page.
 */
export function CurrentRoot({ root }: { root: string }) {
  useEffect(() => {
    setCurrent(root)
    return () => setCurrent(null)
  }, [root])
  return null
}
