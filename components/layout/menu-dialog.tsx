'use client'

import { startTransition, Suspense, useCallback, useState } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { Drawer } from '../ui/drawer'
import { MenuFailed, MenuLoading, type MenuProps } from './menu-state'

const loadPanel = () => import('./menu-panel')

const MenuPanel = lazyOptional<MenuProps>(
  async () => (await loadPanel()).MenuPanel,
  ({ texts }) => <MenuFailed texts={texts} />,
)

/** Preloads the panel and the tree. A failure is reported when the menu opens. */
const preload = () =>
  void loadPanel().then(
    ({ preloadMenu }) => preloadMenu(),
    () => null,
  )

/** The mobile menu. Its panel is preloaded on intent and rendered on first opening. */
export function MenuDialog(props: MenuProps) {
  const [isFilled, setFilled] = useState(false)
  const renderPanel = useCallback(() => {
    preload()
    startTransition(() => setFilled(true))
  }, [])
  const { texts } = props
  return (
    <Drawer name="menu" title={texts.title} closeLabel={texts.close} onPreload={preload} onOpen={renderPanel}>
      {isFilled && (
        <Suspense fallback={<MenuLoading text={texts.loading} />}>
          <MenuPanel {...props} />
        </Suspense>
      )}
    </Drawer>
  )
}
