'use client'

import { displayName, type User } from '@/lib/account/user'
import { type ReactNode, useEffect, useRef } from 'react'
import { useUser } from '@/lib/account/use-user'
import type { AccountTexts } from './account-texts'

import { Icon } from '../ui/icon'
import { fillText } from '@/lib/format/text-template'
import styles from './account-menu.module.scss'
import { Link } from '../ui/link'
import { ADDRESS_PATH, MESSAGES_PATH, ORDERS_PATH, TICKETS_PATH } from '@/lib/paths'

interface Props {
  texts: AccountTexts
  placeholder: ReactNode
  /** Shown to visitors without a session. */
  guestLinks: ReactNode
}

/** The menu of a logged-in customer. */
export function AccountGreeting({ texts, placeholder, guestLinks }: Props) {
  const { user, isLoading } = useUser()
  if (user) return <AccountMenu user={user} texts={texts} />
  return isLoading ? placeholder : guestLinks
}

/** Greets a customer; a dropdown contains the account's pages. */
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

/** In the order of the header's dropdown (spec §2). */
const PAGES = [
  ['account', '/account'],
  ['address', ADDRESS_PATH],
  ['orders', ORDERS_PATH],
  ['messages', MESSAGES_PATH],
  ['tickets', TICKETS_PATH],
] as const

/** All links of the account, and the logout. */
export const AccountMenuList = ({ texts }: { texts: AccountTexts }) => (
  <>
    <ul>
      {PAGES.filter(([name]) => texts[name]).map(([name, path]) => (
        <li key={path}>
          <Link className={styles.row} href={path}>
            {texts[name]}
          </Link>
        </li>
      ))}
    </ul>
    <form className={styles.leave} action="/api/form/logout" method="post">
      <button type="submit" className={styles.row}>
        {texts.logout}
        <Icon name="logout" size="medium" />
      </button>
    </form>
  </>
)

/**
 * A details element that closes on Escape, when the focus or pointer moves elsewhere, and after a link in it is
 * followed.
 */
export function useDismiss() {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const fold = details.current
    if (!fold) return
    const end = new AbortController()
    const { signal } = end
    const close = () => {
      fold.open = false
    }
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !fold.contains(target)) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !fold.open) return
      close()
      fold.querySelector('summary')?.focus()
    }
    const closeByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) close()
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    fold.addEventListener('click', closeByLink, { signal })
    return () => end.abort()
  }, [])

  return details
}
