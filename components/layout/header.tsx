import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MarkLine } from '@/contract/entities/mark'
import { DrawerLink } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { AccountLinks } from './account-links'
import type { AccountTexts } from './account-texts'
import { FixedOnScroll } from './fixed-on-scroll'
import styles from './header.module.scss'
import { Logo } from './logo'
import type { MenuTexts, NavItem } from './menu-types'
import { NavigationBar, NavLinks } from './navigation-bar'
import { SearchBox } from './search-box'
import { SearchDrawer } from './search-form'

interface Props {
  storeName: string
  logoUrl: string
  mark: MarkLine[]
  nav: NavItem[]
  menu: MenuTexts
  account: AccountTexts
  /** The cart's icon. */
  cart: ReactNode
}

/** Total characters of category names that fit beside the logo and the search; longer menus get their own row. */
const MAX_IN_ROW = 60

/** Logo, categories, search, account and cart (spec §2). On a phone only the essentials; the rest is in its menu. */
export function Header({ storeName, logoUrl, mark, nav, menu, account, cart }: Props) {
  const t = useTranslations('Header')
  const names = nav.map(({ name }) => name).join('  ')
  return (
    <>
      <NavigationBar />
      <FixedOnScroll>
        <div className={names.length > MAX_IN_ROW ? `${styles.bar} ${styles.twoRows}` : styles.bar}>
          <Logo storeName={storeName} logoUrl={logoUrl} mark={mark} />
          <nav className={styles.nav} aria-label={t('categories')}>
            <NavLinks items={nav} texts={menu} />
          </nav>
          <div className={styles.search}>
            <SearchBox place="header" />
          </div>
          <nav className={styles.account} aria-label={t('account')}>
            <AccountLinks texts={account} />
          </nav>
          <div className={styles.actions}>
            <DrawerLink className={styles.find} href="/search" drawer="search" aria-label={t('search')}>
              <Icon name="search" />
            </DrawerLink>
            {cart}
            <DrawerLink className={styles.menu} href="/category" drawer="menu" aria-label={t('menu')}>
              <Icon name="menu" />
            </DrawerLink>
          </div>
        </div>
      </FixedOnScroll>
      <SearchDrawer title={t('search')} closeLabel={t('closeSearch')}>
        <SearchBox place="drawer" />
      </SearchDrawer>
    </>
  )
}
