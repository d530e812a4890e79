'use client'

import { useId } from 'react'
import { displayName } from '@/lib/account/user'
import { useUser } from '@/lib/account/use-user'
import { fillText } from '@/lib/format/text-template'
import { AccountMenuList } from './account-menu'
import type { AccountTexts } from './account-texts'
import styles from './menu-greeting.module.scss'

/** The account's pages in the menu, for a customer. */
export function MenuGreeting({ texts }: { texts: AccountTexts }) {
  const { user } = useUser()
  const titleId = useId()
  if (!user) return null
  return (
    <section className={styles.account} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {fillText(texts.hello, { username: displayName(user) })}
      </h3>
      <AccountMenuList texts={texts} />
    </section>
  )
}
