'use client'

import Link from 'next/link'
import { useUser } from '@/lib/account/use-user'
import styles from './account-links.module.scss'
import { AccountMenu } from './account-menu'
import type { AccountTexts } from './account-texts'
import { LoginLink } from './login-link'

/** The account's place in the header: the ways in for a visitor, a menu for a customer (spec §2). */
export function AccountLinks({ texts }: { texts: AccountTexts }) {
  const { user, isLoading } = useUser()
  if (user) return <AccountMenu user={user} texts={texts} />
  return (
    <ul className={isLoading ? `${styles.list} ${styles.unknown}` : styles.list}>
      <li>
        <LoginLink className={styles.link}>{texts.login}</LoginLink>
      </li>
      <li>
        <Link className={styles.link} href="/register" prefetch={false}>
          {texts.register}
        </Link>
      </li>
    </ul>
  )
}
