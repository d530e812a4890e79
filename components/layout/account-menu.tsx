'use client'

import { displayName, type User } from '@/lib/account/user'
import { Icon } from '../ui/icon'
import { fillText } from '@/lib/format/text-template'
import styles from './account-menu.module.scss'
import { AccountMenuList } from './account-menu-list'
import type { AccountTexts } from './account-texts'
import { useDismiss } from './use-dismiss'

/** Greets a customer; the account's pages fold out below. */
export function AccountMenu({ user, texts }: { user: User; texts: AccountTexts }) {
  const details = useDismiss()
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.greeting}>
        <Icon name="user" size="medium" />
        <span className={styles.name}>{fillText(texts.hello, { username: displayName(user) })}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.panel}>
        <AccountMenuList texts={texts} />
      </div>
    </details>
  )
}
