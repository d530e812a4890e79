'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import styles from './nav-links.module.scss'

export interface NavItem {
  name: string
  url: string
  /** Keys of everything below it. */
  below: string[]
  isSale: boolean
}

const never = () => () => {}

/** The path of the address bar. While the server renders, the path is the inner one of the rewrite. */
function useShopPath(): string {
  const pathname = usePathname()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser ? pathname : ''
}

/** The roots of the category tree; the one the shopper is in is marked. */
export function NavLinks({ items }: { items: NavItem[] }) {
  const path = useShopPath()
  const currentOf = ({ url, below }: NavItem) =>
    url === path ? 'page' : below.some((key) => path === `/category/${key}`) || undefined
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.url}>
          <Link
            href={item.url}
            prefetch={false}
            className={item.isSale ? `${styles.link} ${styles.sale}` : styles.link}
            aria-current={currentOf(item)}
          >
            {item.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
