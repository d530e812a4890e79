'use client'

import { startTransition, Suspense, useCallback, useState, type ReactNode } from 'react'
import { optional } from '@/lib/browser/optional'
import { Drawer } from '../ui/drawer/drawer'
import type { IconName } from '../ui/icon-sprite'
import type { AccountTexts } from './account-texts'
import { MenuFailed, MenuLoading } from './menu-state'
import type { MenuTexts } from './menu-texts'
import type { NavItem } from './nav-links'

export interface MenuProps {
  /** The roots of the category tree, which the page knows; what is below them is loaded. */
  roots: NavItem[]
  texts: MenuTexts
  /** The search box. */
  search: ReactNode
  account: AccountTexts
  service: { text: string; path: string; icon: IconName }[]
  /** Null where the store has no telephone. */
  phone: { href: string; telephone: string; workingHours: string } | null
}

const loadPanel = () => import('./menu-panel')

const MenuPanel = optional<MenuProps>(
  async () => (await loadPanel()).MenuPanel,
  ({ texts }) => <MenuFailed texts={texts} />,
)

/** Loads the panel and the tree ahead. What cannot be loaded now is told when the menu opens. */
const want = () =>
  void loadPanel().then(
    ({ wantMenu }) => wantMenu(),
    () => null,
  )

/** The phone's menu. What is in it is loaded when it is wanted, rendered when it is first opened, and follows the drawer. */
export function MenuDialog(props: MenuProps) {
  const [isFilled, setFilled] = useState(false)
  const fill = useCallback(() => {
    want()
    startTransition(() => setFilled(true))
  }, [])
  const { texts } = props
  return (
    <Drawer name="menu" title={texts.title} closeLabel={texts.close} onWant={want} onOpen={fill}>
      {isFilled && (
        <Suspense fallback={<MenuLoading text={texts.loading} />}>
          <MenuPanel {...props} />
        </Suspense>
      )}
    </Drawer>
  )
}
