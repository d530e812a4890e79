'use client'

import Link from 'next/link'
import { useCurrentRoot } from './current-root'
import styles from './nav-links.module.scss'
import { useShopPath } from './use-shop-path'

/** A root of the category tree. */
export interface NavItem {
  key: string
  name: string
  /** Whether it has children. */
  hasMore: boolean
  isSale: boolean
}

/** The roots of the category tree; the one the shopper is in is marked. */
export function NavLinks({ items }: { items: NavItem[] }) {
  const path = useShopPath()
  const root = useCurrentRoot()
  const currentOf = ({ key }: NavItem) => (path === `/category/${key}` ? 'page' : key === root || undefined)
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key}>
          <Link
            href={`/category/${item.key}`}
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
