import { Link } from '../ui/link'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import type { IconName } from '../ui/icon-sprite'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { AccountTexts } from './account-texts'
import styles from './menu-state.module.scss'
import type { MenuTexts, NavItem } from './menu-types'

/** Loading indicator of the menu: shown only if loading takes longer than a moment. */
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
  /** Omitted if a retry is pointless. */
  onRetry?: () => void
}

/** The menu could not be loaded: a retry button, and a link to the page with the same tree. */
export const MenuFailed = ({ texts, onRetry }: FailedProps) => (
  <div className={styles.failed} role="alert">
    <p className={styles.error}>{texts.error}</p>
    <div className={styles.actions}>
      {onRetry && (
        <Button kind="line" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <Link className={styles.link} href="/category">
        {texts.categories}
      </Link>
    </div>
  </div>
)

export interface MenuProps {
  /** The roots of the category tree, which the page contains; their subcategories are loaded. */
  roots: NavItem[]
  texts: MenuTexts
  /** The search box. */
  search: ReactNode
  account: AccountTexts
  service: { text: string; path: string; icon: IconName }[]
  /** Null where the store has no telephone. */
  phone: { href: string; telephone: string; workingHours: string } | null
}
