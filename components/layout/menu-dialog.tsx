'use client'

import { type ReactNode, startTransition, Suspense, useCallback, useState } from 'react'
import { optional } from '@/lib/browser/optional'
import { Drawer } from '../ui/drawer'
import Link from 'next/link'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './menu-dialog.module.scss'
import type { IconName } from '../ui/icon-sprite'
import type { AccountTexts } from './header'
import type { NavItem } from './navigation-bar'

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

/** Something of the menu is on its way: shown only where it takes longer than a moment. */
export const MenuLoading = ({ text }: { text: string }) => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>{text}</VisuallyHidden>
    <Skeleton shape="line" />
    <Skeleton shape="short" />
    <Skeleton shape="line" />
  </div>
)

interface FailedProps {
  texts: Pick<MenuTexts, 'error' | 'retry' | 'categories'>
  /** Left out where another try is of no use. */
  onRetry?: () => void
}

/** Something of the menu could not be loaded: another try, and the page that shows the same tree. */
export const MenuFailed = ({ texts, onRetry }: FailedProps) => (
  <div className={styles.failed} role="alert">
    <p className={styles.error}>{texts.error}</p>
    <div className={styles.actions}>
      {onRetry && (
        <Button kind="line" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <Link className={styles.link} href="/category" prefetch={false}>
        {texts.categories}
      </Link>
    </div>
  </div>
)

/** What the menu says, ready to cross to the browser. */
export interface MenuTexts {
  title: string
  close: string
  /** Leads to a category itself, above its children: 'All {name}'. */
  all: string
  loading: string
  error: string
  retry: string
  /** The page of all categories, which shows the same tree. */
  categories: string
}

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
