import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DrawerLink } from '../ui/drawer/drawer-link'
import { Icon } from '../ui/icon'
import { FixedOnScroll } from './fixed-on-scroll'
import styles from './header.module.scss'
import { Logo } from './logo'
import { NavLinks, type NavItem } from './nav-links'

interface Props {
  storeName: string
  nav: NavItem[]
  /** The cart's icon. */
  cart: ReactNode
}

export function Header({ storeName, nav, cart }: Props) {
  const t = useTranslations('Header')
  return (
    <FixedOnScroll>
      <div className={styles.bar}>
        <Logo storeName={storeName} />
        <nav className={styles.nav} aria-label={t('categories')}>
          <NavLinks items={nav} />
        </nav>
        <div className={styles.actions}>
          {cart}
          <DrawerLink className={styles.menu} href="/category" drawer="menu" aria-label={t('menu')}>
            <Icon name="menu" />
          </DrawerLink>
        </div>
      </div>
    </FixedOnScroll>
  )
}
