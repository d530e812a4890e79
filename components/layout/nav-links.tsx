'use client'

import Link from 'next/link'
import styles from './nav-links.module.scss'
import { useShopPath } from './use-shop-path'

export interface NavItem {
  name: string
  url: string
  /** Keys of everything below it. */
  below: string[]
  isSale: boolean
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
