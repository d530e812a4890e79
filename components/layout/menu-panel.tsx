'use client'

import { MenuAccount } from './menu-account'
import type { MenuProps } from './menu-props'
import styles from './menu-panel.module.scss'
import { MenuFoot } from './menu-foot'
import { MenuService } from './menu-service'
import { MenuTree } from './menu-tree'

export { wantMenu } from '@/lib/catalog/use-menu'

/** What is in the menu: search, categories, account, service, and the ways in at the thumb's end. */
export const MenuPanel = ({ roots, texts, search, account, service, phone }: MenuProps) => (
  <>
    <div className={styles.body}>
      {search}
      <nav className={styles.tree} aria-label={texts.title}>
        <MenuTree roots={roots} texts={texts} />
      </nav>
      <MenuAccount texts={account} />
      <MenuService pages={service} phone={phone} />
    </div>
    <MenuFoot texts={account} />
  </>
)
