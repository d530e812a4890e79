'use client'

import Link from 'next/link'
import { Suspense } from 'react'
import { useHint } from '@/lib/account/use-hint'
import { optional } from '@/lib/browser/optional'
import styles from './account-links.module.scss'
import type { AccountTexts } from './account-texts'
import { LoginLink } from './login-link'

const AccountGreeting = optional(
  async () => (await import('./account-greeting')).AccountGreeting,
  ({ otherwise }) => otherwise,
)

/** The account's place in the header: the ways in for a visitor, a menu for a customer (spec §2). */
export function AccountLinks({ texts }: { texts: AccountTexts }) {
  const isSomebody = useHint()
  const ways = (isKnown: boolean) => (
    <ul className={isKnown ? styles.list : `${styles.list} ${styles.unknown}`}>
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
  if (!isSomebody) return ways(true)
  return (
    <Suspense fallback={ways(false)}>
      <AccountGreeting texts={texts} whileUnknown={ways(false)} otherwise={ways(true)} />
    </Suspense>
  )
}
